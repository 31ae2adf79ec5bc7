/** A function that runs in the page: it may use nothing of its own file. As text where it is put together from others. */
export type PageTask<Args extends readonly unknown[], Result> = string | ((...args: Args) => Result);

/** What is asked of a browser, whatever protocol it speaks. */
export interface Tab {
  version: string;
  open: (url: string) => Promise<unknown>;
  back: () => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  run: <Args extends readonly unknown[], Result>(task: PageTask<Args, Result>, ...args: Args) => Promise<Result>;
  /** Clicks the element that the task gives. */
  click: (task: string, ...args: unknown[]) => Promise<void>;
  type: (text: string) => Promise<unknown>;
  press: (key: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

export interface Browser {
  name: string;
  /** Debian's packages, and the programs that they bring. */
  packages: readonly string[];
  programs: readonly string[];
  openTab: () => Promise<Tab>;
}
