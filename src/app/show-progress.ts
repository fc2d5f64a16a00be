import type { createBrowserRouter } from 'react-router-dom';

/** How long a page may take before the visitor is told that it is on its way, in milliseconds. */
const patience = 300;

/** Shows, and tells screen readers, that a page is on its way when it does not come at once. */
export function showProgress(router: ReturnType<typeof createBrowserRouter>): void {
  const sign = document.createElement('p');
  sign.className = 'page-progress';
  // Screen readers speak what comes into an element that was there before.
  sign.role = 'status';
  document.body.append(sign);

  let waiting: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') {
      waiting ??= setTimeout(() => (sign.textContent = 'Loading the page'), patience);
      return;
    }
    clearTimeout(waiting);
    waiting = undefined;
    sign.textContent = '';
  });
  // The browser may keep this page as it is while another one is shown.
  addEventListener('pagehide', () => (sign.textContent = ''));
}
