/** Beside each guide, or below it on phones. */
export const guideWords = { send: 'Send this page' } as const;
