// The definitions of the sections in this folder, by type. `tests/stage/variants/patterns.ts` adds them to a project.

type Parts = Record<string, (props: { title: string }) => React.ReactNode>;

const fixed = (name: string) => ({
  component: import.meta.env.SSR && (() => import('./static.tsx').then((parts: Parts) => parts[name]!)),
});
const live = (name: string, load = (): Promise<Parts> => import('./live.tsx')) => ({
  component: () => load().then((parts) => parts[name]!),
  island: { when: 'idle', hydrate: true },
});
const apart = (name: string) => live(name, () => import('./apart.tsx'));

export const patterns = {
  scStatic: fixed('ScStatic'),
  staticGlobalStyle: fixed('StaticGlobalStyle'),
  staticVariable: fixed('StaticVariable'),
  staticId: fixed('StaticId'),
  staticRouter: fixed('StaticRouter'),
  packageDialog: live('PackageDialog'),
  reactState: live('ReactState'),
  reactOutside: live('ReactOutside'),
  reactErrorBoundary: live('ReactErrorBoundary'),
  reactForm: live('ReactForm'),
  reactFormAction: live('ReactFormAction'),
  reactLazyAtOnce: live('ReactLazyAtOnce'),
  reactLazyOnClick: apart('ReactLazyOnClick'),
  reactSharedStore: apart('ReactSharedStore'),
  reactSharedReader: { ...apart('ReactSharedReader'), island: { when: 'visible', hydrate: true } },
  routerLive: live('RouterLive'),
};
