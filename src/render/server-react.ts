import { type ComponentType, createElement, type lazy, use } from 'react';
import { plainError } from '../shared/plain-error.ts';

/** The section type that is being rendered without code for the browser. */
let staticType: string | undefined;

/** Renders a section whose component does not run in the browser. */
export function renderStatic<Html>(type: string, render: () => Html): Html {
  staticType = type;
  try {
    return render();
  } finally {
    staticType = undefined;
  }
}

/**
 * Returns a hook, or the handler of an event. `vite/server-react.ts` puts the call into the code of sections.
 * @throws Error in a section whose component does not run in the browser. `place`: its position in the
 * source.
 */
export function inBrowser<Value>(value: Value, name: string, place: string): Value {
  if (staticType !== undefined && typeof value === 'function')
    throw plainError(
      `${place}: "${name}" never runs in the browser, because section type "${staticType}" is static. Write island: { when: 'visible', hydrate: true } in src/sections/index.ts, and leave out "import.meta.env.SSR &&" before its component.`,
    );
  return value;
}

/**
 * Returns `use` of React for the server, which renders a page at once. `place`: its position in the source.
 * @throws Error for a promise, whose result would not be in the HTML.
 */
export function serverUse(place: string): typeof use {
  return (value) => {
    if ('then' in value)
      throw plainError(
        `${place}: The server does not wait for the promise of "use". Load the data in an effect, and code with "lazy".`,
      );
    return use(value);
  };
}

let loads: Promise<void>[] = [];

/** `lazy` of React for the server, which renders the component instead of the fallback. */
export const serverLazy: typeof lazy = (load) => {
  let loaded: ComponentType | undefined;
  loads.push(load().then((module) => void (loaded = module.default as ComponentType)));
  const Lazy = (props: object) => createElement(loaded!, props);
  return Lazy as unknown as ReturnType<typeof lazy<never>>;
};

/** Resolves when all lazy components have loaded, also those of lazy components. */
export async function loadLazyComponents(): Promise<void> {
  while (loads.length > 0) {
    const pending = loads;
    loads = [];
    await Promise.all(pending);
  }
}
