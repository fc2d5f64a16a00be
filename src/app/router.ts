import {
  createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  NavigationType,
  redirect,
} from 'react-router-dom';
import { shownPath } from '../components/shown-path.ts';
import { basePrefix, withoutBase } from '../shared/base.ts';
import { toRoute } from '../shared/routes.ts';
import { internalLink, isThisPage } from './internal-link.ts';
import { drawPage, finishPage } from './draw-page.ts';
import { fetchDocument, type ServedPage } from './fetch-document.ts';
import { keepStyles } from './keep-styles.ts';
import { startNamingArrivals } from './name-arrivals.ts';
import { keepScrollPositions, nameEntry, placeScroll } from './scroll-positions.ts';
import { showProgress } from './show-progress.ts';

const base = import.meta.env.BASE_URL;

/** Client-side navigation, as the loader script uses it. */
export interface Router {
  /** The page whose blocks stand in `<main>`; undefined as long as those stand there that the page was served with. */
  readonly shown: ServedPage | undefined;
  /** Fetches a page ahead of a navigation. The path is as the browser has it, with the site's base. */
  prefetch(path: string): Promise<unknown>;
  /** Goes to an address of this site. */
  navigate(to: Pick<Location, 'pathname' | 'search' | 'hash'>): void;
}

/**
 * Starts the router beside the served page, which stays as it is until another one is asked for. The router knows
 * addresses and what is on its way; what stands at an address is the document that the browser would open, and
 * `drawPage` shows its blocks.
 */
export function startRouter(): Router {
  let shown: ServedPage | undefined;
  let place: unknown;

  nameEntry();
  // From here on pages are fetched by what shows them.
  document.querySelector('[type=speculationrules]')?.remove();
  // Not once the visitor has gone back or forward to an entry of the history that another page was served for.
  const isDrawn = withoutEnding(shownPath()) === withoutEnding(location.pathname);
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        loader: loadPage,
        shouldRevalidate: ({ currentUrl, nextUrl }) => !shown || currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    // The served page is not fetched before the visitor comes back to it.
    { basename: base, ...(isDrawn ? { hydrationData: { loaderData: { page: null } } } : {}) },
  );

  keepScrollPositions(router);
  showProgress(router);
  startNamingArrivals();
  router.subscribe(({ navigation, loaderData, location, historyAction }) => {
    const page = loaderData.page as ServedPage | null | undefined;
    if (navigation.state !== 'idle' || !page || location === place) return;
    place = location;
    try {
      // Who goes back, or to a place of the page, is not at its top.
      if (page !== shown) drawPage(page, historyAction === NavigationType.Pop || location.hash !== '');
      else finishPage();
      shown = page;
      placeScroll(location, historyAction);
    } catch (error) {
      console.warn(error);
      leaveToBrowser(createPath(location));
    }
  });

  /**
   * What cannot be fetched, or not in time, is left to the browser: the host answers an unknown path, and serves the
   * newest code after a deployment.
   */
  async function loadPage({ request }: LoaderFunctionArgs): Promise<ServedPage | Response> {
    const late = new Promise<undefined>((give) => setTimeout(give, patience));
    const { pathname } = new URL(request.url);
    const page = await Promise.race([preparePage(pathname), late]).catch(() => undefined);
    // The request lacks the hash.
    const wanted = router.state.navigation.location ?? router.state.location;
    if (page && withoutEnding(page.path) !== withoutEnding(pathname))
      return redirect(createPath({ ...wanted, pathname: withoutBase(base, page.path) ?? page.path }));
    if (page && canStandHere(page.document)) return page;
    // A newer navigation cancels this one.
    if (!request.signal.aborted) leaveToBrowser(createPath(wanted));
    return new Promise(() => {});
  }

  const app: Router = {
    get shown() {
      return shown;
    },
    prefetch: preparePage,
    navigate({ pathname, search, hash }) {
      // It puts the base in front itself.
      const to = { pathname: pathname.slice(basePrefix(base).length), search, hash };
      void router.navigate(to);
    },
  };
  followLinks(app);
  return app;
}

/** Carries out the clicks on links to pages of this site, from now on. */
function followLinks(router: Router): void {
  addEventListener('click', (event) => {
    const link = internalLink(event.target);
    if (!link || event.defaultPrevented) return;
    // With one of these keys it opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // On the served page, places of it are the browser's own.
    if (!router.shown && isThisPage(link) && link.hash) return;
    event.preventDefault();
    router.navigate(link);
  });
}

/** Has the browser open an address of this site, also when it is in the address bar already. */
function leaveToBrowser(address: string): void {
  const { href } = new URL(address, location.href);
  if (href === location.href) location.reload();
  else location.assign(href);
}

/** How long a page may take, in milliseconds, before the browser is asked for it instead. */
const patience = 2000;

/** The page at an address, once what it looks like is there too. */
async function preparePage(path: string): Promise<ServedPage> {
  const page = await fetchDocument(path);
  await keepStyles();
  return page;
}

/** Some hosts serve a page under the name of its file as well. */
function withoutEnding(path: string): string {
  return toRoute(path.replace(/(index)?\.html$/, ''));
}

const build = buildOf(document);

/**
 * What stands around the page, and the document itself, say their language once; and the blocks of another build are
 * made for scripts and styles that are not here. In development the page is kept up to date.
 */
function canStandHere(page: Document): boolean {
  return (
    page.documentElement.lang === document.documentElement.lang &&
    (Boolean(import.meta.hot) || buildOf(page) === build)
  );
}

/** The addresses of a document's script and style sheet. */
function buildOf(page: Document): string {
  const files = page.querySelectorAll('script[type="module"][src], #main > link');
  return Array.from(files, (file) => file.getAttribute('src') ?? file.getAttribute('href')).join(' ');
}
