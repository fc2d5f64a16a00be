import { resolve } from 'node:path';
import { createContext, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  inBrowser,
  loadLazyComponents,
  renderStatic,
  serverLazy,
  serverUse,
} from '../../src/app/server-react.ts';
import { serverReact } from '../../src/engine/vite/server-react.ts';

const root = resolve(import.meta.dirname, '../..');

function transform(
  code: string,
  name: 'client' | 'ssr',
  path = 'src/components/use-open.tsx',
): string | undefined {
  const plugin = serverReact(root) as unknown as {
    transform: { handler: (code: string, id: string) => { code: string } | undefined };
  };
  return plugin.transform.handler.call({ environment: { name } }, code, `${root}/${path}`)?.code;
}

test.each([
  [
    "import { useState as state } from 'react';\nconst [a] = state<string>('');",
    "const [a] = inBrowser(state, 'useState', 'src/components/use-open.tsx:2:13')<string>('');",
  ],
  [
    "import React from 'react';\nReact.useRef();",
    "inBrowser(React.useRef, 'useRef', 'src/components/use-open.tsx:2:1')();",
  ],
  [
    "import useSWR from 'swr';\nuseSWR();",
    "inBrowser(useSWR, 'useSWR', 'src/components/use-open.tsx:2:1')();",
  ],
  ['<b onClick={go} />;', "<b onClick={inBrowser(go, 'onClick', 'src/components/use-open.tsx:1:13')} />;"],
  [
    '<form action={send} />;',
    "<form action={inBrowser(send, 'action', 'src/components/use-open.tsx:1:15')} />;",
  ],
])('%s is prepared for the server only', (code, prepared) => {
  expect(transform(code, 'ssr')).toContain(prepared);
  expect(transform(code, 'client')).toBeUndefined();
});

test('hooks that give a static section its final value, and own hooks, which call others, are left alone', () => {
  const code = `import { useContext, useId, useMemo, useCallback } from 'react';
    import { useOwn } from './own.ts';
    useContext(a); useId(); useMemo(a); useCallback(a); useOwn(); const useNothing = 1;`;
  expect(transform(code, 'ssr')).toBeUndefined();
});

test('react-router-dom of sections is the one that follows the router of the site', () => {
  const code = "import { useLocation } from 'react-router-dom';\nuseLocation();";
  for (const name of ['client', 'ssr'] as const)
    expect(transform(code, name)).toContain("from '/src/app/section-router.tsx';\nuseLocation();");
  expect(transform(code, 'client', 'src/app/router.ts')).toBeUndefined();
});

test('lazy components are rendered on the server, and follow the router of the site in the browser', () => {
  const code = "import { lazy } from 'react';\nlazy(load);";
  expect(transform(code, 'ssr')).toContain('\nserverLazy(load);');
  expect(transform(code, 'client')).toContain('\nbrowserLazy(load);');
});

test('a hook or handler in a static section is an error that names its place', () => {
  const call = () => inBrowser(String, 'useState', 'src/components/use-open.tsx:2:13');
  expect(call()).toBe(String);
  expect(() => renderStatic('quote', call)).toThrow(
    'src/components/use-open.tsx:2:13: "useState" never runs in the browser, because section type "quote" is static.',
  );
  expect(renderStatic('quote', () => inBrowser(undefined, 'onClick', ''))).toBeUndefined();
  expect(call()).toBe(String);
});

test('the promise of "use" is refused with its place, a context is not', () => {
  const code = "import { use } from 'react';\nuse(later);";
  expect(transform(code, 'ssr')).toContain("\nserverUse('src/components/use-open.tsx:2:1')(later);");
  const read = serverUse('src/components/use-open.tsx:2:1');
  expect(() => read(Promise.resolve())).toThrow(
    'src/components/use-open.tsx:2:1: The server does not wait for the promise of "use".',
  );
  const Tone = createContext('dark');
  expect(renderToString(createElement(() => read(Tone)))).toBe('dark');
});

test('lazy components are loaded before the first page, also those of lazy components', async () => {
  const loaded: string[] = [];
  const load = (name: string, next?: () => void) => () => {
    loaded.push(name);
    next?.();
    return Promise.resolve({ default: () => name });
  };
  serverLazy(load('outer', () => serverLazy(load('inner'))));
  await loadLazyComponents();
  expect(loaded).toEqual(['outer', 'inner']);
});
