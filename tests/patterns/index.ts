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
  scAs: fixed('ScAs'),
  scAttrsStatic: fixed('ScAttrsStatic'),
  scComponentSelector: fixed('ScComponentSelector'),
  scCssInCss: fixed('ScCssInCss'),
  scDefaultImport: fixed('ScDefaultImport'),
  scExtending: fixed('ScExtending'),
  staticGlobalStyle: fixed('StaticGlobalStyle'),
  scKeyframesInHelper: fixed('ScKeyframesInHelper'),
  scMediaContainer: fixed('ScMediaContainer'),
  scObjectStyles: fixed('ScObjectStyles'),
  scStyledComponent: fixed('ScStyledComponent'),
  staticVariable: fixed('StaticVariable'),
  staticId: fixed('StaticId'),
  staticRouter: fixed('StaticRouter'),
  packageDialog: live('PackageDialog'),
  reactState: live('ReactState'),
  reactContext: live('ReactContext'),
  reactEffectCleanup: live('ReactEffectCleanup'),
  reactErrorBoundary: live('ReactErrorBoundary'),
  reactForm: live('ReactForm'),
  reactFormAction: live('ReactFormAction'),
  reactLazyAtOnce: live('ReactLazyAtOnce'),
  reactLazyOnClick: apart('ReactLazyOnClick'),
  reactPortal: live('ReactPortal'),
  reactRefFocus: live('ReactRefFocus'),
  reactSharedStore: apart('ReactSharedStore'),
  reactSharedReader: { ...apart('ReactSharedReader'), island: { when: 'visible', hydrate: true } },
  reactUseId: live('ReactUseId'),
  routerLive: live('RouterLive'),
  scGlobalStyle: live('ScGlobalStyle'),
  scStateAttribute: live('ScStateAttribute'),
  scVariableByStyle: live('ScVariableByStyle'),
};
