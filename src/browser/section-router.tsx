import { useSyncExternalStore } from 'react';
import {
  createPath,
  type Location,
  type Navigator,
  Router,
  type To,
  useInRouterContext,
} from 'react-router-dom';
import { shownPath } from '../components/shown-path.ts';
import { memoize } from '../shared/memoize.ts';
import { routerSlot, type SectionRouterProps } from './router-slot.ts';

// What sections get as `react-router-dom`. Its components and hooks follow the site's router.
export * from 'react-router-dom';

routerSlot.SectionRouter = SectionRouter;

function SectionRouter({ path, children }: SectionRouterProps) {
  // The HTML of the server knows neither query nor hash.
  const location = useSyncExternalStore(followAddress, currentLocation, () =>
    servedLocation(path ?? shownPath()),
  );
  // Around a part of the section, which has loaded later.
  if (useInRouterContext()) return children;
  return (
    <Router basename={import.meta.env.BASE_URL} location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

const servedLocation = memoize(50, (pathname): Partial<Location> => ({ pathname }));
const locationAt = memoize(50, (key): Partial<Location> => {
  const { pathname, search, hash } = new URL(key);
  return { pathname, search, hash };
});

function currentLocation(): Partial<Location> {
  return routerSlot.started?.location ?? locationAt(location.href);
}

function followAddress(notify: () => void): () => void {
  const names = ['popstate', 'site:address'];
  for (const name of names) addEventListener(name, notify);
  return () => {
    for (const name of names) removeEventListener(name, notify);
  };
}

function navigate(to: To, state: unknown, replace: boolean): void {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), location.href);
  void import('./router.ts').then(({ startRouter }) =>
    startRouter().navigate({ pathname, search, hash }, { state, replace }),
  );
}

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => history.go(steps),
  push: (to, state) => navigate(to, state, false),
  replace: (to, state) => navigate(to, state, true),
};
