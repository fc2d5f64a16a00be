import { startShell } from '../shell/shell-client.ts';
import { armIslands } from './arm-islands.ts';
import { awaitNavigation } from './await-navigation.ts';

// Everything a page runs on first load. The page is readable and its links work before this file arrives.
if (import.meta.hot) {
  const served = document.documentElement.outerHTML;
  void import('./dev-client.ts').then((dev) => dev.startDevClient(served));
}
// A page that was made ready in the background counts nothing, asks nothing and moves nothing until it is opened.
if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
else start();

function start(): void {
  startShell();
  armIslands();
  awaitNavigation();
}
