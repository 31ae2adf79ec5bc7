/**
 * Runs in every document before the page's own scripts: notes when the visitor clicked and when each expected answer was
 * painted, in `window.benchAnswers`. The last click is kept in the session as well, because the answer to a link may come
 * from another document.
 *
 * @param {Record<string, string>[]} answers for each click in turn: what must be visible, as selectors
 */
export function watchAnswer(answers) {
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
  const watch = (clicked, expected) => {
    const left = new Map(Object.entries(expected));
    const painted = {};
    window.benchAnswers = painted;
    const look = () => {
      for (const [name, selector] of left) {
        if (![...document.querySelectorAll(selector)].some(isVisible)) continue;
        left.delete(name);
        afterPaint(() => (painted[name] = now() - clicked));
      }
      if (left.size > 0) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  const clickedBefore = sessionStorage.getItem(KEY);
  if (clickedBefore) watch(Number(clickedBefore), answers[0]);
  let count = 0;
  const onClick = (event) => {
    // What is answered later is clicked again by a script; the visitor's own click counts.
    if (!event.isTrusted || count === answers.length) return;
    window.benchClickedAt = event.timeStamp;
    const clicked = performance.timeOrigin + event.timeStamp;
    sessionStorage.setItem(KEY, String(clicked));
    watch(clicked, answers[count]);
    count += 1;
  };
  addEventListener('click', onClick, true);
}
