// The definitions of the sections in this folder, by type. `tests/stage/variants/patterns.ts` adds them to a project.

type Parts = Record<string, (props: { title: string }) => React.ReactNode>;

const fixed = (name: string) => ({
  component: import.meta.env.SSR && (() => import('./static.tsx').then((parts: Parts) => parts[name]!)),
});
const live = (name: string) => ({
  component: () => import('./live.tsx').then((parts: Parts) => parts[name]!),
  island: { when: 'idle', hydrate: true },
});

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
  reactState: live('ReactState'),
  reactContext: live('ReactContext'),
  reactEffectCleanup: live('ReactEffectCleanup'),
  reactErrorBoundary: live('ReactErrorBoundary'),
  reactLazyAtOnce: live('ReactLazyAtOnce'),
  reactLazyOnClick: live('ReactLazyOnClick'),
  reactPortal: live('ReactPortal'),
  reactRefFocus: live('ReactRefFocus'),
  reactSharedStore: live('ReactSharedStore'),
  reactSharedReader: live('ReactSharedReader'),
  reactUseId: live('ReactUseId'),
  routerLive: live('RouterLive'),
  scGlobalStyle: live('ScGlobalStyle'),
  scStateAttribute: live('ScStateAttribute'),
  scVariableByStyle: live('ScVariableByStyle'),
};
