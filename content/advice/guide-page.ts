/** Beside each guide, or below it on phones. */
export const guideWords = { contents: 'On this page', ask: 'Ask on WhatsApp', send: 'Send this page' } as const;
