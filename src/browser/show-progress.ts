import type { createBrowserRouter } from 'react-router-dom';

/** Shows and announces that a page is loading, after 300 milliseconds. */
export function showProgress(router: ReturnType<typeof createBrowserRouter>): void {
  const sign = document.querySelector<HTMLElement>('.page-progress');
  // Pages in the catalogue have no shell.
  if (!sign) return;
  const { loading = '' } = sign.dataset;

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(waiting);
    waiting = undefined;
    sign.textContent = '';
  };
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') waiting ??= setTimeout(() => (sign.textContent = loading), 300);
    else end();
  });
  // The back/forward cache may keep this page in its current state, timers included.
  addEventListener('pagehide', end);
}
