import type { createBrowserRouter } from 'react-router-dom';

/** Shows and announces that a page is loading, after 300 milliseconds. */
export function showProgress(router: ReturnType<typeof createBrowserRouter>): void {
  const sign = document.querySelector<HTMLElement>('.page-progress');
  // Pages in the catalogue have no shell.
  if (!sign) return;
  const { loading = '' } = sign.dataset;

  let waiting: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') {
      waiting ??= setTimeout(() => (sign.textContent = loading), 300);
      return;
    }
    clearTimeout(waiting);
    waiting = undefined;
    sign.textContent = '';
  });
  // The back/forward cache may keep this page in its current state.
  addEventListener('pagehide', () => (sign.textContent = ''));
}
