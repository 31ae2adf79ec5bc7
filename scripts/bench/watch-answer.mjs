import { EventEmitter, once } from 'node:events';

/**
 * Times clicks on a page. The page reports by itself: Playwright's own ways to ask it bring a script along that takes a
 * slow phone longer than most answers.
 *
 * @param {import('playwright').Page} page before it opens an address
 * @param {Record<string, string>[]} answers for each click in turn: what must be visible, as selectors
 * @returns {Promise<(within: number) => Promise<Record<string, number>>>} to be called before each click: the milliseconds
 *   until each answer was painted and, as `at`, from the page's start to the click; without any when none came `within` so many
 */
export async function watchAnswers(page, answers) {
  const events = new EventEmitter();
  await page.exposeBinding('reportAnswer', (_, report) => events.emit('report', report));
  await page.addInitScript(watchClicks, answers);
  return (within) =>
    once(events, 'report', { signal: AbortSignal.timeout(within) }).then(
      ([report]) => report,
      () => ({}),
    );
}

/**
 * Runs in every document before the page's own scripts. A click without its answer is handed on to the next document, which
 * may be the answer.
 */
function watchClicks(answers) {
  if (!location.protocol.startsWith('http')) return;
  const KEY = 'bench-click';
  const now = () => performance.timeOrigin + performance.now();
  const isVisible = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;

  // Asked in a frame's callback: what is there then is painted by that frame, and the message comes after it.
  const afterPaint = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  let unanswered = null;
  const watch = (click, expected) => {
    const left = new Map(Object.entries(expected));
    const report = { at: click.at };
    unanswered = click;
    const look = () => {
      for (const [name, selector] of left) {
        if (![...document.querySelectorAll(selector)].some(isVisible)) continue;
        left.delete(name);
        const isLast = left.size === 0;
        if (isLast) unanswered = null;
        afterPaint(() => {
          report[name] = now() - click.clicked;
          if (isLast) window.reportAnswer(report);
        });
      }
      if (left.size > 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  const clickedBefore = sessionStorage.getItem(KEY);
  if (clickedBefore) watch(JSON.parse(clickedBefore), answers[0]);
  addEventListener('pagehide', () => unanswered && sessionStorage.setItem(KEY, JSON.stringify(unanswered)));
  let count = 0;
  const onClick = (event) => {
    // What is answered later is clicked again by a script; the visitor's own click counts.
    if (!event.isTrusted || count === answers.length) return;
    watch({ clicked: performance.timeOrigin + event.timeStamp, at: event.timeStamp }, answers[count]);
    count += 1;
  };
  addEventListener('click', onClick, true);
}
