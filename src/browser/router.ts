import {
  createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  type Location as RouterLocation,
  NavigationType,
  redirect,
} from 'react-router-dom';
import { opensElsewhere } from '../components/opens-elsewhere.ts';
import { shownPath } from '../components/shown-path.ts';
import { basePrefix, withoutBase } from '../shared/base.ts';
import { toRoute } from '../shared/routes.ts';
import { internalLink, isThisPage } from './internal-link.ts';
import { renderPage, finishPage } from './render-page.ts';
import { fetchDocument, type ServedPage } from './fetch-document.ts';
import { keepScrollPositions, nameEntry, placeScroll } from './scroll-positions.ts';
import { type Router, routerSlot } from './router-slot.ts';
import { showProgress } from './show-progress.ts';

const base = import.meta.env.BASE_URL;

/**
 * Starts the router, once, and leaves the served page as it is until the first navigation. The router handles
 * addresses and pending navigations only. It fetches the document at an address, and `renderPage` shows its
 * blocks.
 */
export function startRouter(): Router {
  return (routerSlot.started ??= createSiteRouter());
}

type PageRouter = ReturnType<typeof createBrowserRouter>;

/** What the visitor sees: a page that the router has shown, and the address for which it did. */
interface View {
  page?: ServedPage;
  place?: RouterLocation;
}

function createSiteRouter(): Router {
  const view: View = {};

  nameEntry();
  // The router prefetches pages from here on.
  document.querySelector('[type=speculationrules]')?.remove();
  // False after Back or Forward to an entry of another served page.
  const isDrawn = withoutEnding(shownPath()) === withoutEnding(location.pathname);
  const router: PageRouter = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        // The first call may come before the router is there.
        loader: (call) => loadPage(call, () => router.state),
        // A query is for the blocks of the page.
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          currentUrl.pathname !== nextUrl.pathname || (!view.page && currentUrl.search === nextUrl.search),
      },
    ],
    // Marks the served page as loaded; it is fetched only on a return to it.
    { basename: base, ...(isDrawn ? { hydrationData: { loaderData: { page: null } } } : {}) },
  );

  keepScrollPositions(router);
  showProgress(router);
  router.subscribe((state) => showState(state, view));
  const app: Router = {
    get shownPage() {
      return view.page;
    },
    prefetch: preparePage,
    get location() {
      return router.state.location;
    },
    navigate({ pathname, search, hash }, options) {
      // The router adds the base itself.
      const to = { pathname: pathname.slice(basePrefix(base).length), search, hash };
      void router.navigate(to, options);
    },
  };
  followLinks(app);
  return app;
}

/** Shows what the router has loaded. */
function showState(
  { navigation, loaderData, location, historyAction }: PageRouter['state'],
  view: View,
): void {
  dispatchEvent(new Event('site:address'));
  const page = loaderData.page as ServedPage | null | undefined;
  if (navigation.state !== 'idle' || !page || location === view.place) return;
  const isPop = historyAction === NavigationType.Pop;
  // A block has changed the query: it stays in view.
  const staysInPlace =
    page === view.page && view.place?.search !== location.search && !isPop && !location.hash;
  view.place = location;
  if (staysInPlace) return;
  try {
    // Back, Forward and anchors need the whole page for their scroll position.
    if (page !== view.page) renderPage(page, isPop || location.hash !== '');
    else finishPage();
    view.page = page;
    placeScroll(location, historyAction);
  } catch (error) {
    console.warn(error);
    loadDocument(createPath(location));
  }
}

/**
 * Leaves a page that cannot be fetched in time to the browser: the host answers unknown paths, and serves
 * the newest code after a deployment.
 */
async function loadPage(
  { request }: LoaderFunctionArgs,
  stateNow: () => PageRouter['state'],
): Promise<ServedPage | Response> {
  const late = new Promise<undefined>((give) => setTimeout(give, timeoutMs));
  const { pathname } = new URL(request.url);
  const page = await Promise.race([preparePage(pathname), late]).catch(() => undefined);
  // The request lacks the hash.
  const { navigation, location } = stateNow();
  const wanted = navigation.location ?? location;
  if (page && withoutEnding(page.path) !== withoutEnding(pathname))
    return redirect(createPath({ ...wanted, pathname: withoutBase(base, page.path) ?? page.path }));
  if (page && isCompatible(page.document)) return page;
  // A newer navigation cancels this one.
  if (!request.signal.aborted) loadDocument(createPath(wanted));
  return new Promise(() => {});
}

/** Handles clicks on links to pages of this site from now on. */
function followLinks(router: Router): void {
  addEventListener('click', (event) => {
    const link = internalLink(event.target);
    if (!link || event.defaultPrevented || opensElsewhere(event)) return;
    // The browser handles jumps on the served page.
    if (!router.shownPage && isThisPage(link) && link.hash) return;
    event.preventDefault();
    router.navigate(link);
  });
}

/** Lets the browser open an address of this site, even the current one. */
function loadDocument(address: string): void {
  const { href } = new URL(address, location.href);
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** Maximum milliseconds for a page before the browser opens it instead. */
const timeoutMs = 2000;

/** Loaded once the site's style sheet has: its link stays in `<main>`. */
const styles = new Promise<unknown>((loaded) => {
  const link = document.querySelector<HTMLLinkElement>('#main > link');
  if (!link || link.sheet) loaded(link);
  else link.addEventListener('load', loaded);
});

/** The page at an address, once its styles have loaded too. */
async function preparePage(path: string): Promise<ServedPage> {
  const [page] = await Promise.all([fetchDocument(path), styles]);
  return page;
}

/** Some hosts also serve a page under its file's name. */
function withoutEnding(path: string): string {
  return toRoute(path.replace(/(index)?\.html$/, ''));
}

const build = buildOf(document);

/**
 * True for a page that this document can show. The document and the shell declare one language, blocks of another build
 * need other scripts and styles, and only the page's own policy allows its frames. In development the page is kept up to
 * date.
 */
function isCompatible(page: Document): boolean {
  return (
    page.documentElement.lang === document.documentElement.lang &&
    !page.querySelector('[data-frame]') &&
    (Boolean(import.meta.hot) || buildOf(page) === build)
  );
}

/** The addresses of a document's script and style sheet. */
function buildOf(page: Document): string {
  const files = page.querySelectorAll('script[type="module"][src], #main > link');
  return Array.from(files, (file) => file.getAttribute('src') ?? file.getAttribute('href')).join(' ');
}
