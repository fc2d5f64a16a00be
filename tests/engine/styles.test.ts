import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { styledElement } from '../../src/app/styled-element.ts';
import { compileStyle, defineStyled, fixedAttributes, stylePart } from '../../src/app/styled-registry.ts';
import { componentStyles } from '../../src/engine/vite/styles.ts';

const root = resolve(import.meta.dirname, '../..');

/** The plug-in's output for a file, for the browser or the server. */
function transform(code: string, environment: 'client' | 'ssr', project = root): string {
  const plugin = componentStyles(project) as unknown as {
    transform: { handler: (code: string, id: string) => { code: string } };
  };
  const context = { environment: { name: environment, config: { command: 'build', build: {} } } };
  return plugin.transform.handler.call(context, code, `${project}/src/components/Cart.tsx`).code;
}

const source = `import look, { css, createGlobalStyle, keyframes as frames, type IStyledComponent } from 'styled-components';
import { Wrap } from './Wrap.tsx';
const turn = frames\`to{rotate:1turn}\`;
const round = css\`border-radius:50%;\${css\`animation:\${turn} 1s;\`}\`;
export const Wheel = look.div\`\${round}color:red;\`;
export const Cart = look(Wrap).attrs({ role: 'group' })<{ 'data-css': string }>\`\${Wheel} &{color:blue}\`;
export const Box = look(Cart)({ color: 'blue' });
const Page = createGlobalStyle\`body{color:red}\`;
export const view = <Cart data-css="css"><Wheel as="i" /></Cart>;`;

// `npx vitest run FILE -u` updates the file. Browser code has elements with classes, without styles or the library.
// Server code registers each component under the same class, and its rules refer to components as the library does.
test('browser code of a component has classes only, server code its styles', async () => {
  const written = (['client', 'ssr'] as const).map((name) => `## ${name}\n${transform(source, name)}\n`);
  await expect(written.join('\n')).toMatchFileSnapshot('styles.txt');
});

test.each([
  [
    "import { styled, ThemeProvider } from 'styled-components';",
    '1:18: "ThemeProvider" of styled-components cannot',
  ],
  ["import * as all from 'styled-components';", '1:8: "*" of styled-components cannot be used.'],
  ["export { css } from 'styled-components';", '1:1: This use of styled-components is not understood.'],
  [
    "export const all = import('styled-components');",
    '1:20: This use of styled-components is not understood.',
  ],
  ...[
    'styled.a.withConfig({ shouldForwardProp: () => true })`color:red`',
    'styled.a.attrs({ a: 1 }).attrs({ b: 2 })`color:red`',
    'styled[name]`color:red`',
    'styled(rules)',
    'make(styled)',
  ].map((use) => {
    const code = `import { styled } from 'styled-components';\n\nconst A = ${use};`;
    return [code, `3:${code.split('\n')[2]!.indexOf('styled') + 1}: This use of "styled" is not understood.`];
  }),
])('%s is refused with its line', (code, message) => {
  for (const name of ['client', 'ssr'] as const)
    expect(() => transform(code, name)).toThrow(`src/components/Cart.tsx:${message}`);
});

test('a package that depends on styled-components is refused, except its types', () => {
  const project = mkdtempSync(join(tmpdir(), 'packages-'));
  const folder = join(project, 'node_modules/@old/looks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "peerDependencies": { "styled-components": "*" } }');
  for (const use of [
    "import { Bar } from '@old/looks/bar';",
    "import '@old/looks';",
    "import('@old/looks');",
  ])
    expect(() => transform(`\n${use}`, 'client', project)).toThrow(
      `src/components/Cart.tsx:2:${use.indexOf("'") + 1}: The styles of "@old/looks" cannot be used`,
    );
  const code = `import type { Bar } from '@old/looks';\n${source}`;
  expect(transform(code, 'ssr', project)).toContain('defineStyled');
});

test('a function inside a style is refused, local or imported, and a component is its selector', () => {
  const place = 'src/components/Cart.tsx:3:12';
  const colour = ({ tone }: { tone: string }) => tone;
  for (const part of [colour, [colour], { color: colour }, { '&:hover': { color: colour } }])
    expect(() => stylePart(part, place)).toThrow(
      `${place}: This style depends on a function, such as one of props.`,
    );
  expect(() => fixedAttributes(colour, place)).toThrow(`${place}: This style depends on a function`);
  const rules = ['red', 2, undefined, false, ['a', 'b'], defineStyled('Cart.tsx', 'a', 'link')('')];
  expect(rules.map((part) => stylePart(part, ''))).toEqual(['red', '2', '', '', 'ab', '.link']);
});

test.each([
  [
    { fontSize: 12, lineHeight: 1.5, '--gapSize': 4, margin: 0 },
    'font-size:12px;line-height:1.5;--gapSize:4;margin:0;',
  ],
  [{ '&:hover': { color: 'red' }, color: undefined }, '&:hover{color:red;}'],
])('the object %j is the CSS %s', (object, css) => {
  expect(stylePart(object, '')).toBe(css);
});

test.each([
  [
    'component',
    '// a note\n color:red; &:hover{x:y} .a &{x:y} && {x:y}',
    '.k{color:red;}.k:hover{x:y;}.a .k{x:y;}.k.k{x:y;}',
  ],
  ['component', '@media (width>1rem){color:red;a{x:y}}', '@media (width>1rem){.k{color:red;}.k a{x:y;}}'],
  ['keyframes', 'from{x:y}to{x:z}', '@keyframes k{from{x:y;}to{x:z;}}'],
  [
    'global',
    'body,.a b::before{x:y}@media print{*{x:y}}@keyframes t{to{x:y}}',
    'body:P,:P.a b::before{x:y;}@media print{*:P{x:y;}}@keyframes t{to{x:y;}}',
  ],
] as const)('the rules of a %s are compiled: %s', (kind, text, css) => {
  const whilePresent = ':where(:root:has(.k),:root:has(.k) *)';
  expect(compileStyle('k', { file: '', text, kind })).toBe(css.replaceAll(':P', whilePresent));
});

test('a component renders like the library: element, class order, attributes', () => {
  const link = styled.a.withConfig({ componentId: 'sLink' }).attrs({ rel: 'nofollow', className: 'fixed' })``;
  const bold = styled(link).withConfig({ componentId: 'sBold' })``;
  const ours = styledElement(styledElement('a', 'sLink', { rel: 'nofollow', className: 'fixed' }), 'sBold');
  for (const props of [
    { href: '/x' },
    { className: 'own', children: 'text' },
    { as: 'b', 'data-tone': 'ink', rel: 'next' },
  ]) {
    const partsOf = (html: string) =>
      [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        // The library adds a class for the rules.
        value!
          .split(' ')
          .filter((one) => name !== 'class' || /^(?:sLink|sBold|own|fixed)$/.test(one))
          .toSorted(),
      ]);
    const [theirs, html] = [createElement(bold, props as object), createElement(ours, props as never)].map(
      (one) => renderToString(one),
    ) as [string, string];
    expect(Object.fromEntries(partsOf(html))).toEqual(Object.fromEntries(partsOf(theirs)));
    expect(html.slice(0, 3)).toBe(theirs.slice(0, 3));
  }
});
