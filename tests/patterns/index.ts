// The definitions of the sections in this folder, by type. `tests/stage/variants/patterns.ts` adds them to a project.

const fixed = { component: import.meta.env.SSR && (() => import('./static.tsx')) };
const live = { component: () => import('./live.tsx'), island: { when: 'idle', hydrate: true } };
const apart = { ...live, component: () => import('./apart.tsx') };

export const patterns = {
  scStatic: fixed,
  staticGlobalStyle: fixed,
  staticVariable: fixed,
  staticId: fixed,
  staticRouter: fixed,
  packageDialog: live,
  reactState: live,
  reactOutside: live,
  reactErrorBoundary: live,
  reactForm: live,
  reactFormAction: live,
  reactLazyAtOnce: live,
  reactLazyOnClick: apart,
  reactSharedStore: apart,
  reactSharedReader: { ...apart, island: { when: 'visible', hydrate: true } },
  routerLive: live,
};
