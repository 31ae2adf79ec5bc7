import type { LateFiles } from './rewrite-page';

declare global {
  /** Milliseconds that a tap or a form waits for hydration; `bundle-script.ts` sets it. */
  const LIMIT_MS: number;

  /** What the scripts of one page share. What this folder's scripts set is missing in `npm run dev`. */
  interface Window {
    late: LateFiles;
    /** Reloads the page, unless its history entry is marked as reloaded. */
    reloadOnce?: () => void;
    /** Ends the queue of taps, and returns its buttons. From now on a tap reloads the page, unless something was typed. */
    dropTaps: () => HTMLElement[];
    /** Returns the form that waits, which then waits no longer. Missing on pages without queued forms. */
    dropForm?: () => HTMLFormElement | undefined;
    /** Posts the form that waits, and lets others be posted. Missing on pages without queued forms. */
    postForm?: () => void;
    /** Ends the queues of taps and forms, when scripts won't come. */
    giveUp: () => void;
    TURBOPACK?: { push: (entry: object) => void };
    /** Missing in some browsers and in TypeScript's own types. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (address: string) => string | null; createHTML: (text: string) => string | null },
      ) => void;
    };
  }
}
