import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  createPath,
  type LoaderFunctionArgs,
  redirect,
  RouterProvider,
} from 'react-router-dom';
import { shownPath } from '../components/shown-path.ts';
import { basePrefix, withBase } from '../shared/base.ts';
import type { PageAnswer } from '../shared/page.ts';
import { toRoute } from '../shared/routes.ts';
import { followLinks } from './follow-links.ts';
import { sweepBlocks } from './live-blocks.ts';
import { leaveToBrowser } from './leave-to-browser.ts';
import { fetchPageAnswer, forgetPageData } from './page-data.ts';
import { keepStyles } from './keep-styles.ts';
import { startNamingArrivals } from './name-arrivals.ts';
import { PageView } from './PageView.tsx';
import { keepScrollPositions, nameEntry } from './scroll-positions.ts';
import { LeftToBrowser } from './LeftToBrowser.tsx';
import { loadComponents } from './section-components.ts';
import { showProgress } from './show-progress.ts';

const base = import.meta.env.BASE_URL;

/** Client-side navigation, as the loader script uses it. */
export interface RouterApp {
  /** True once the app draws `<main>`; before that the served HTML stands there. */
  readonly active: boolean;
  /** Fetches a page's data and code ahead of a navigation. Paths are those of the browser, with the site's base. */
  prefetch(path: string): Promise<void>;
  /** Goes to an address of this site. */
  navigate(to: Pick<Location, 'pathname' | 'search' | 'hash'>): void;
  /** Fetches the current page anew and draws it in place (development only). */
  refresh(): Promise<void>;
}

/**
 * Starts the router beside the served page. Nothing is hydrated: the page stays as it is until another one is
 * asked for, and then the app takes over `<main>` by drawing that page.
 */
export function startRouterApp(): RouterApp {
  let active = false;
  let refreshing = false;

  nameEntry();
  // Not once the visitor has gone back or forward to an entry of the history that another page was served for.
  const isDrawn = withoutEnding(shownPath()) === withoutEnding(location.pathname);
  const router = createBrowserRouter(
    [
      {
        id: 'page',
        path: '*',
        Component: PageView,
        ErrorBoundary: LeftToBrowser,
        loader: loadPage,
        shouldRevalidate: ({ currentUrl, nextUrl }) =>
          !active || refreshing || currentUrl.pathname !== nextUrl.pathname,
      },
    ],
    // The served page needs no data: it is fetched when the visitor comes back to it.
    { basename: base, ...(isDrawn ? { hydrationData: { loaderData: { page: null } } } : {}) },
  );

  keepScrollPositions(router);
  showProgress(router);
  startNamingArrivals();
  router.subscribe(({ navigation, loaderData }) => {
    if (active || navigation.state !== 'idle' || !loaderData.page) return;
    active = true;
    takeOver();
  });

  /**
   * What the app cannot draw, or not in time, is left to the browser: the host answers an unknown path, and serves the
   * newest code after a deployment.
   */
  async function loadPage({ request }: LoaderFunctionArgs): Promise<PageAnswer | Response> {
    const late = new Promise<undefined>((give) => setTimeout(give, patience));
    const path = withoutEnding(new URL(request.url).pathname);
    const answer = await Promise.race([preparePage(path), late]).catch(() => undefined);
    if (answer && 'redirect' in answer) return redirect(answer.redirect);
    // What stands around the page, and the document itself, say their language once.
    if (answer?.lang === document.documentElement.lang) return answer;
    // The request lacks the hash. Whoever has followed another link meanwhile wants this page no more.
    if (!request.signal.aborted)
      leaveToBrowser(createPath(router.state.navigation.location ?? router.state.location));
    return new Promise(() => {});
  }

  function takeOver() {
    // A page is drawn in one go: a transition would give way to the browser every few milliseconds.
    const app = <RouterProvider router={router} useTransitions={false} />;
    flushSync(() => createRoot(document.getElementById('main')!).render(app));
    sweepBlocks();
  }

  const app: RouterApp = {
    get active() {
      return active;
    },
    async prefetch(path) {
      const answer = await preparePage(path);
      if (answer && 'redirect' in answer) await preparePage(withBase(base, answer.redirect));
    },
    navigate({ pathname, search, hash }) {
      // It puts the base in front itself.
      const to = { pathname: pathname.slice(basePrefix(base).length), search, hash };
      void router.navigate(to);
    },
    async refresh() {
      forgetPageData();
      refreshing = true;
      await router.revalidate();
      refreshing = false;
    },
  };
  followLinks(app);
  return app;
}

/** Some hosts serve a page under the name of its file as well. */
function withoutEnding(path: string): string {
  return toRoute(path.replace(/(index)?\.html$/, ''));
}

/** How long a page may take, in milliseconds, before the browser is asked for it instead. */
const patience = 2000;

/** What stands at an address, once the code of all its sections is loaded too. Undefined when nothing is known of it. */
async function preparePage(path: string): Promise<PageAnswer | undefined> {
  const [answer] = await Promise.all([fetchPageAnswer(path), keepStyles()]);
  if (answer && 'sections' in answer) await loadComponents(answer.sections.map((section) => section.type));
  return answer;
}
