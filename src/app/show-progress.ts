import type { createBrowserRouter } from 'react-router-dom';

/** How long a page may take before the visitor is told that it is on its way, in milliseconds. */
const patience = 300;

/** Shows, and tells screen readers, that a page is on its way when it does not come at once. */
export function showProgress(router: ReturnType<typeof createBrowserRouter>): void {
  const sign = document.querySelector<HTMLElement>('.page-progress');
  // A page without its shell, as the catalogue shows it.
  if (!sign) return;
  const { loading = '' } = sign.dataset;

  let waiting: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') {
      waiting ??= setTimeout(() => (sign.textContent = loading), patience);
      return;
    }
    clearTimeout(waiting);
    waiting = undefined;
    sign.textContent = '';
  });
  // The browser may keep this page as it is while another one is shown.
  addEventListener('pagehide', () => (sign.textContent = ''));
}
