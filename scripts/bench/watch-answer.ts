import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright';

/** What must be visible, as selectors by name. */
type Expected = Readonly<Record<string, string>>;

/** Milliseconds until each answer was painted and, as `at`, from the page's start to the click; empty when none came. */
export type Answer = Readonly<Record<string, number | undefined>>;

/** A click: on the clock, and from the page's start, both in milliseconds. */
interface Click {
  clicked: number;
  at: number;
}

/**
 * Times clicks on a page. The page reports by itself: Playwright's own ways to ask it bring a script along that takes a
 * slow phone longer than most answers.
 *
 * @param page before it opens an address
 * @param answers for each click in turn
 * @returns to be called before each click: its answer, when that came `within` so many milliseconds
 */
export async function watchAnswers(page: Page, answers: readonly Expected[]): Promise<(within: number) => Promise<Answer>> {
  const events = new EventEmitter();
  await page.exposeBinding('reportAnswer', (_, report: Answer) => events.emit('report', report));
  await page.addInitScript(watchClicks, answers);
  return (within) =>
    once(events, 'report', { signal: AbortSignal.timeout(within) }).then(
      ([report]) => report as Answer,
      () => ({}),
    );
}

/**
 * Runs in every document before the page's own scripts. A click without its answer is handed on to the next document, which
 * may be the answer.
 */
function watchClicks(answers: readonly Expected[]): void {
  if (!location.protocol.startsWith('http')) return;
  const KEY = 'bench-click';
  const now = () => performance.timeOrigin + performance.now();
  const isVisible = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;

  // Asked in a frame's callback: what is there then is painted by that frame, and the message comes after it.
  const afterPaint = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  let unanswered: Click | null = null;
  const watch = (click: Click, expected: Expected = {}) => {
    const left = new Map(Object.entries(expected));
    const report: Record<string, number> = { at: click.at };
    unanswered = click;
    const look = () => {
      for (const [name, selector] of left) {
        if (![...document.querySelectorAll(selector)].some(isVisible)) continue;
        left.delete(name);
        const isLast = left.size === 0;
        if (isLast) unanswered = null;
        afterPaint(() => {
          report[name] = now() - click.clicked;
          if (isLast) (window as unknown as { reportAnswer: (answer: Record<string, number>) => void }).reportAnswer(report);
        });
      }
      if (left.size > 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  const clickedBefore = sessionStorage.getItem(KEY);
  if (clickedBefore) watch(JSON.parse(clickedBefore) as Click, answers[0]);
  addEventListener('pagehide', () => unanswered && sessionStorage.setItem(KEY, JSON.stringify(unanswered)));
  let count = 0;
  const onClick = (event: MouseEvent) => {
    // What is answered later is clicked again by a script; the visitor's own click counts.
    if (!event.isTrusted || count === answers.length) return;
    watch({ clicked: performance.timeOrigin + event.timeStamp, at: event.timeStamp }, answers[count]);
    count += 1;
  };
  addEventListener('click', onClick, true);
}
