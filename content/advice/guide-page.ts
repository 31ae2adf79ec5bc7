/** Beside each guide, or below it on phones. */
export const guideWords = { contents: 'On this page', send: 'Send this page' } as const;
