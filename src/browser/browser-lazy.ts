import { createElement, lazy } from 'react';
import { routerSlot } from './router-slot.ts';

/** `lazy` of React for the browser. The loaded code may be the first of its section to use react-router-dom. */
export const browserLazy = ((load: Parameters<typeof lazy>[0]) =>
  lazy(async () => {
    const { default: LazyPart } = await load();
    const { SectionRouter } = routerSlot;
    if (!SectionRouter) return { default: LazyPart };
    return { default: (props: object) => createElement(SectionRouter, null, createElement(LazyPart, props)) };
  })) as typeof lazy;
