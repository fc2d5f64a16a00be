import { join, resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { styled } from 'styled-components';
import { expect, test } from 'vitest';
import { styledElement } from '../../src/app/styled-element.ts';
import { staticStyles } from '../../src/engine/vite/static-styles.ts';

const root = resolve(import.meta.dirname, '../..');
/** One that has styled components; what it holds does not matter here. */
const file = join(root, 'src/components/Button.tsx');

/** What the plug-in makes of a file whose components have their ids, for the browser or the server. */
function transform(code: string, environment: 'client' | 'ssr'): string {
  const plugin = staticStyles(root) as unknown as {
    transform: { handler: (code: string, id: string) => { code: string } };
  };
  const context = {
    environment: { name: environment, config: { build: { sourcemap: false } } },
    error(message: string) {
      throw new Error(message);
    },
  };
  return plugin.transform.handler.call(context, code, file).code;
}

const source = `import { css, keyframes, styled } from "styled-components";
import { Wrap } from "./Wrap.tsx";
const turn = keyframes\`to{rotate:1turn}\`;
const round = css\`border-radius:50%;animation:\${turn} 1s;\`;
export const Wheel = styled.div.withConfig({ componentId: "sc-abc-0" })\`\${round}color:red;\`;
export const Cart = styled(Wrap).withConfig({ componentId: "sc-abc-1" })\`\${Wheel} &{color:blue}\`;
export const view = <Cart><Wheel as="i" /></Cart>;`;

// `npx vitest run FILE -u` writes the file anew: the browser is given elements with classes and neither styles nor the
// library; the server notes each component, under the same id, and its rules name components as the library knows them.
test('a component is one thing for the browser and another for the server', async () => {
  const ids: string[] = [];
  const numberOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1);
  const written = (['client', 'ssr'] as const).map((name) => {
    const code = transform(source, name).replaceAll(/(?<=')[a-z]+\d+(?=')/g, (id) => `id${numberOf(id)}`);
    return `## ${name}\n${code}\n`;
  });
  await expect(written.join('\n')).toMatchFileSnapshot('static-styles.txt');
});

test('a style that is a function of props stops the build and says what to do', () => {
  const varying = source.replace('color:red;', 'color:${(props) => props.color};');
  const sentence =
    'This style is a function of props. What varies goes through a data- attribute or a custom property: styles are the same wherever the component is used.';
  expect(() => transform(varying, 'client')).toThrow(sentence);
  expect(() => transform(varying, 'ssr')).toThrow(sentence);
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
