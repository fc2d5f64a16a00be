// Runs in the studio's document and in the page in its frame, before their own scripts, and notes when something happens.
// Both have the same clock: the milliseconds since 1970.
{
  const now = () => performance.timeOrigin + performance.now();

  /** When the next frame is painted: the first task after its animation callbacks begins then. */
  const paint = () =>
    new Promise((settle) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => settle(now()));
        port1.start();
        port2.postMessage('');
      });
    });

  const watch = (look) => {
    const observer = new MutationObserver(() => look(observer));
    observer.observe(document, { subtree: true, childList: true, characterData: true });
    look(observer);
  };

  const pressed = [];
  for (const event of ['keydown', 'mousedown'])
    addEventListener(event, ({ timeStamp }) => pressed.push(performance.timeOrigin + timeStamp), true);

  /** When an element is painted, with this text if one is wanted. */
  const whenShown = (selector, text) =>
    new Promise((settle) => {
      watch((observer) => {
        const element = document.querySelector(selector);
        if (!element || (text !== undefined && element.textContent !== text)) return;
        observer.disconnect();
        void paint().then(settle);
      });
    });

  /** The texts that the heading had, and when each was painted. */
  const headings = [];
  const noteHeadings = () => {
    let last = '';
    watch(() => {
      const text = document.querySelector('#main h1')?.textContent ?? '';
      if (text === last) return;
      last = text;
      void paint().then((at) => headings.push({ text, at }));
    });
  };

  window.bench = { now, pressed, headings, whenShown };
  if (window !== window.top) {
    noteHeadings();
    // It covers the page to take its clicks.
    window.bench.ready = whenShown('studio-outlines');
  }
}
