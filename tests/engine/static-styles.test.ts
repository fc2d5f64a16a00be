import { join, resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { css, ServerStyleSheet, styled } from 'styled-components';
import { expect, test } from 'vitest';
import { styledElement } from '../../src/app/styled-element.ts';
import { registerStyled, styledComponents, styledOf } from '../../src/app/styled-registry.ts';
import { staticStyles } from '../../src/engine/vite/static-styles.ts';

const root = resolve(import.meta.dirname, '../..');
/** One that has styled components; what it holds does not matter here. */
const file = join(root, 'src/components/Button.tsx');

/** What the plug-in makes of a file whose components have their ids, for the browser or the server. */
function transform(code: string, environment: 'client' | 'ssr'): string {
  const plugin = staticStyles(root) as unknown as {
    buildStart(): void;
    transform: { handler: (code: string, id: string) => { code: string } };
  };
  const context = {
    environment: { name: environment, config: { build: { sourcemap: false } } },
    error(message: string) {
      throw new Error(message);
    },
  };
  plugin.buildStart();
  return plugin.transform.handler.call(context, code, file).code;
}

const source = `import { css, keyframes, styled } from "styled-components";
import { Wrap } from "./Wrap.tsx";
const turn = keyframes\`to{rotate:1turn}\`;
const round = css\`border-radius:50%;animation:\${turn} 1s;\`;
export const Wheel = styled.div.withConfig({ componentId: "sc-abc-0" })\`\${round}color:red;\`;
export const Cart = styled(Wrap).withConfig({ componentId: "sc-abc-1" })\`\${Wheel} &{color:blue}\`;
export const view = <Cart><Wheel as="i" /></Cart>;`;

test('the browser is given elements with classes, and neither styles nor the library', () => {
  const code = transform(source, 'client');
  expect(code).not.toMatch(/styled-components|withConfig|color|rotate/);
  const [wheel, cart] = [...code.matchAll(/styledElement\(([^,]+), '([a-z]+\d+)'\)/g)];
  expect([wheel![1], cart![1]]).toEqual(["'div'", 'Wrap']);
  expect(wheel![2]).not.toBe(cart![2]);
  expect(code).toContain('<Cart><Wheel as="i" /></Cart>');
});

test('the server notes each component, under the id that the browser has', () => {
  const ids = [...transform(source, 'client').matchAll(/styledElement\([^,]+, '([a-z]+\d+)'\)/g)].map(
    ([, id]) => id,
  );
  const code = transform(source, 'ssr');
  expect([...code.matchAll(/componentId: '([a-z]+\d+)'/g)].map(([, id]) => id)).toEqual(ids);
  expect(code).toMatch(/registerStyled\(styled\.div\.withConfig\(.*color:red;`, 'div'\)/);
  expect(code).toMatch(/registerStyled\(styled\(styledOf\(Wrap\)\)\.withConfig\(.*`, Wrap\)/);
});

test('on the server, rules name components as the library knows them', () => {
  const code = transform(source, 'ssr');
  expect(code).toContain('`${styledOf(Wheel)} &{color:blue}`');
  expect(code).toContain('animation:${styledOf(turn)} 1s');
  const link = styled.a.withConfig({ componentId: 'sNamed' })``;
  const drawn = registerStyled(link, 'a');
  expect(styledOf(drawn)).toBe(link);
  expect(
    css`
      ${styledOf(drawn) as typeof link} & {
        color: red;
      }
    `.join(''),
  ).toContain('.sNamed &');
  const piece = css`
    color: red;
  `;
  expect(styledOf(piece)).toBe(piece);
});

test('on the server, what is noted is drawn as its element with its class, and keeps its rules', () => {
  const link = registerStyled(
    styled.a.withConfig({ componentId: 'sPlain' })`
      color: red;
    `,
    'a',
  );
  const Bold = registerStyled(
    styled(styledOf(link)).withConfig({ componentId: 'sBolder' })`
      font-weight: 700;
    `,
    link,
  );
  expect(renderToString(createElement(Bold, { href: '/x', className: 'own' } as object))).toBe(
    '<a href="/x" class="sPlain sBolder own"></a>',
  );
  const server = new ServerStyleSheet();
  const Rules = styledComponents.get('sBolder')!;
  renderToString(server.collectStyles(createElement(Rules, { as: 'i' })));
  expect(server.getStyleTags()).toMatch(/color:red;[^]*font-weight:700;/);
});

test('a style that is a function of props stops the build and says what to do', () => {
  const varying = source.replace('color:red;', 'color:${(props) => props.color};');
  const sentence =
    'This style is a function of props. What varies goes through a data- attribute or a custom property: styles are the same wherever the component is used.';
  expect(() => transform(varying, 'client')).toThrow(sentence);
  expect(() => transform(varying, 'ssr')).toThrow(sentence);
});

test('two components with one id are refused', () => {
  registerStyled(styled.b.withConfig({ componentId: 'same' })``, 'b');
  expect(() => registerStyled(styled.i.withConfig({ componentId: 'same' })``, 'i')).toThrow(
    'Two styled components have the id "same": one would look like the other.',
  );
});

test('a component is drawn in a built site as in development: element, classes in their order, attributes', () => {
  const link = styled.a.withConfig({ componentId: 'sLink' })``;
  const bold = styled(link).withConfig({ componentId: 'sBold' })``;
  const built = styledElement(styledElement('a', 'sLink'), 'sBold');
  for (const props of [
    { href: '/x' },
    { className: 'own', children: 'text' },
    { as: 'b', 'data-tone': 'ink' },
  ]) {
    const developed = renderToString(createElement(bold, props as object));
    // What the library makes of the rules stands between the ids and the class that was given.
    const classes = developed.replaceAll(/(sLink sBold)(?: (?!own)\w+)*/g, '$1');
    const attributes = (html: string) =>
      [...html.matchAll(/ [\w-]+="[^"]*"/g)].map(([all]) => all).toSorted();
    const drawn = renderToString(createElement(built, props as never));
    expect(attributes(drawn)).toEqual(attributes(classes));
    expect(drawn.slice(0, 3)).toBe(developed.slice(0, 3));
  }
});
