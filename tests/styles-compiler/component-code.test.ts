import { resolve } from 'node:path';
import { createContext, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';
import { createServer, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import * as server from '../../src/render/server-react.ts';
import { styledElement } from '../../src/styles-compiler/styled-element.ts';
import {
  compileStyle,
  defineStyle,
  fixedAttributes,
  stylePart,
  nestedCss,
} from '../../src/styles-compiler/registry.ts';
import { compileSiteStyles } from '../../src/styles-compiler/site-styles.ts';
import { liftStyles } from '../../src/styles-compiler/lift-attributes.ts';
import type { RenderedPage } from '../../src/shared/rendered-page.ts';
import { componentCode } from '../../src/engine/vite/component-code.ts';
import { testTables } from '../shared/test-tables.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a plug-in makes of a file for the browser ("client") or the server ("ssr"). */
function transform(
  { transform: hook }: Plugin,
  name: string,
  code: string,
  path = 'src/components/Cart.tsx',
  project = root,
) {
  const { handler } = hook as unknown as {
    handler: (code: string, id: string) => { code: string } | undefined;
  };
  const context = { environment: { name, config: { command: 'build', build: {} } } };
  return handler.call(context, code, `${project}/${path}`)?.code;
}

const sides = ['client', 'ssr'];

testTables('tests/styles-compiler/component-code.txt', {
  'Hooks and handlers in the code for the browser and for the server': (code: string, path?: string) =>
    sides.map((name) => transform(componentCode(root), name, code, path) ?? 'as written'),
  'Styles in the code for the browser, without rules, and for the server': (code: string) =>
    sides.map((name) => transform(componentCode(root), name, code)?.split('\n')),
  'A use of styled-components that cannot be compiled': (code: string) =>
    transform(componentCode(root), 'ssr', code),
  'The CSS of a part of a style': (part: unknown) => stylePart(part, 'PLACE'),
  'The compiled rules with the name "k"': (kind: 'component', text: string) =>
    compileStyle('k', { file: '', text, kind }),
  'HTML with style attributes: as rules, which no attribute can leave': (html: string) => {
    const parts = { top: '', mainStart: html, mainRest: '', bottom: '', styles: '' };
    const { mainStart, styles } = liftStyles(parts as RenderedPage);
    return { html: mainStart, rules: styles };
  },
});

test('a package that depends on styled-components is refused, except its types', () => {
  const project = makeFolder();
  const dependent = { peerDependencies: { 'styled-components': '*' } };
  writeFiles(project, { 'node_modules/@old/looks/package.json': dependent });
  const compile = (code: string) => transform(componentCode(project), 'client', code, undefined, project);
  for (const use of ["import { B } from '@old/looks/b';", "import '@old/looks';", "import('@old/looks');"])
    expect(() => compile(`\n${use}`)).toThrow(
      `src/components/Cart.tsx:2:${use.indexOf("'") + 1}: The styles of "@old/looks" cannot be used`,
    );
  const types = "import type { Bar } from '@old/looks';\nimport { styled } from 'styled-components';";
  expect(compile(`${types}\nconst A = styled.a\`color:red\`;`)).toContain('styledElement(');
});

test('an imported style sheet is refused, with the file that imports it, except its text', async () => {
  const plugins = [componentCode(root)];
  const vite = await createServer({
    root,
    configFile: false,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
    plugins,
  });
  for (const { pluginContainer } of Object.values(vite.environments)) {
    const find = async (source: string) =>
      (await pluginContainer.resolveId(source, `${root}/src/sections/Hero/Hero.tsx`))?.id;
    for (const sheet of ['swiper/css', '../../styles/base.css'])
      await expect(find(sheet)).rejects.toThrow(
        `src/sections/Hero/Hero.tsx imports the style sheet "${sheet}"`,
      );
    expect(await find('../../styles/base.css?inline')).toBe(`${root}/src/styles/base.css?inline`);
    expect(await find('styled-components')).toBeDefined();
  }
  await vite.close();
});

test('a function inside a style is refused, local or imported, and a component is its selector', () => {
  const place = 'src/components/Cart.tsx:3:12';
  const refusal = `${place}: This style depends on a function`;
  const colour = ({ tone }: { tone: string }) => tone;
  for (const part of [colour, [colour], { color: colour }, { '&:hover': { color: colour } }])
    expect(() => stylePart(part, place)).toThrow(refusal);
  expect(() => fixedAttributes(colour, place)).toThrow(refusal);
  expect(stylePart([undefined, defineStyle('component', 'Cart.tsx', 'a', 'link')('')], '')).toBe('.link');
});

test('a component renders like the library: element, classes, attributes', () => {
  const link = styled.a.withConfig({ componentId: 'sLink' }).attrs({ rel: 'nofollow', className: 'fixed' })``;
  const theirs = styled(link).withConfig({ componentId: 'sBold' })``;
  const ours = styledElement(styledElement('a', 'sLink', { rel: 'nofollow', className: 'fixed' }), 'sBold');
  const partsOf = (html: string) =>
    Array.from(html.matchAll(/^<\w+| ([\w-]+)="([^"]*)"/g), ([part, name, value = '']) => {
      if (name !== 'class') return part;
      // The library adds a class for the rules.
      const known = value.split(' ').filter((one) => /^(?:sLink|sBold|own|fixed)$/.test(one));
      return known.toSorted().join(' ');
    }).toSorted();
  for (const props of [
    { href: '/x' },
    { className: 'own', children: 'text' },
    { as: 'b', 'data-tone': 'ink', rel: 'next' },
  ])
    expect(partsOf(renderToString(createElement(ours, props as never)))).toEqual(
      partsOf(renderToString(createElement(theirs, props as object))),
    );
});

test('a hook or handler in a static section is an error that names its place', () => {
  const call = () => server.inBrowser(String, 'useState', 'src/components/use-open.tsx:2:13');
  expect(call()).toBe(String);
  expect(() => server.renderStatic('quote', call)).toThrow(
    'src/components/use-open.tsx:2:13: "useState" never runs in the browser, because section type "quote" is static.',
  );
  expect(server.renderStatic('quote', () => server.inBrowser(undefined, 'onClick', ''))).toBeUndefined();
  expect(call()).toBe(String);
});

test('a mistake in a style is an error that shows its file and line', async () => {
  const compileComponents = (text: string, kind: 'component' | 'global' = 'component') => {
    const styles = { file: 'src/components/Card.tsx', text, kind };
    const { file } = styles;
    const components = [{ id: 'k', file, nestedCss: nestedCss('k', styles), css: '', isAnimation: false }];
    return compileSiteStyles({ siteStyles: () => Promise.resolve({ theme: '', rest: '', components }) });
  };
  await expect(compileComponents('\n  color: red;\n  align-items end;\n  margin: 0;\n')).rejects.toThrow(
    'src/components/Card.tsx: Unexpected token Ident("end") in the style “align-items end;”. Browsers would ignore it.',
  );
  for (const mistake of ['a { ] }', 'color: red; }', '@media (width < 3rem { a: b }'])
    await expect(compileComponents(mistake), mistake).rejects.toThrow('src/components/Card.tsx: Unexpected ');
  await expect(compileComponents('body { color red }', 'global')).rejects.toThrow(
    'src/components/Card.tsx: ',
  );
  await compileComponents("// don't\n color: red; // a: b\n&-part, .a & { content: 'a // b'; }");
  const siteStyles = () => Promise.resolve({ theme: '', rest: 'a{color:red}}', components: [] });
  await expect(compileSiteStyles({ siteStyles })).rejects.toThrow('src/styles: Unexpected ');
});

test('the promise of "use" is refused with its place, a context is not', () => {
  const read = server.serverUse('src/components/use-open.tsx:2:1');
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
  server.serverLazy(load('outer', () => server.serverLazy(load('inner'))));
  await server.loadLazyComponents();
  expect(loaded).toEqual(['outer', 'inner']);
});
