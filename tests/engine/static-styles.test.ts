import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { styledElement } from '../../src/app/styled-element.ts';
import { registerStyled } from '../../src/app/styled-registry.ts';
import { staticStyles } from '../../src/engine/vite/static-styles.ts';

/** What the plug-in makes of a file whose components have their ids, for the browser or the server. */
function transform(code: string, environment: 'client' | 'ssr'): string {
  const { transform: hook } = staticStyles() as unknown as {
    transform: { handler: (code: string) => { code: string } };
  };
  const context = {
    environment: { name: environment, config: { build: { sourcemap: false } } },
    error(message: string) {
      throw new Error(message);
    },
  };
  return hook.handler.call(context, code).code;
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
  const [wheel, cart] = [...code.matchAll(/styledElement\(([^,]+), '(s\w{1,5})'\)/g)];
  expect([wheel![1], cart![1]]).toEqual(["'div'", 'Wrap']);
  expect(wheel![2]).not.toBe(cart![2]);
  expect(code).toContain('<Cart><Wheel as="i" /></Cart>');
});

test('the server notes each component, under the id that the browser has', () => {
  const ids = [...transform(source, 'client').matchAll(/styledElement\([^,]+, '(s\w+)'\)/g)].map(
    ([, id]) => id,
  );
  const code = transform(source, 'ssr');
  expect([...code.matchAll(/componentId: '(s\w+)'/g)].map(([, id]) => id)).toEqual(ids);
  expect(code.match(/registerStyled\(styled/g)).toHaveLength(2);
  expect(code).toContain('color:red');
});

test('a style that is a function of props stops the build and says what to do', () => {
  const varying = source.replace('color:red;', 'color:${(props) => props.color};');
  const sentence =
    'This style is a function of props. What varies goes through a data- attribute or a custom property: styles are the same wherever the component is used.';
  expect(() => transform(varying, 'client')).toThrow(sentence);
  expect(() => transform(varying, 'ssr')).toThrow(sentence);
});

test('two components with one id are refused', () => {
  registerStyled(styled.b.withConfig({ componentId: 'same' })``);
  expect(() => registerStyled(styled.i.withConfig({ componentId: 'same' })``)).toThrow(
    'Two styled components have the id "same". Rename the file of one of them.',
  );
});

test('a component is drawn in the browser as on the server: element, classes in their order, attributes', () => {
  const onServer = styled.a.withConfig({ componentId: 'sLink' })``;
  const boldOnServer = styled(onServer).withConfig({ componentId: 'sBold' })``;
  const inBrowser = styledElement(styledElement('a', 'sLink'), 'sBold');
  for (const props of [
    { href: '/x' },
    { className: 'own', children: 'text' },
    { as: 'b', 'data-tone': 'ink' },
  ]) {
    const served = renderToString(createElement(boldOnServer, props as object));
    // What the library makes of the rules stands between the ids and the class that was given.
    const classes = served.replaceAll(/(sLink sBold)(?: (?!own)\w+)*/g, '$1');
    const attributes = (html: string) =>
      [...html.matchAll(/ [\w-]+="[^"]*"/g)].map(([all]) => all).toSorted();
    const drawn = renderToString(createElement(inBrowser, props as never));
    expect(attributes(drawn)).toEqual(attributes(classes));
    expect(drawn.slice(0, 3)).toBe(served.slice(0, 3));
  }
});
