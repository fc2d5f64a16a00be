import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Draft } from '../../src/components/Draft.tsx';

const picks = (html: string) => /<path d="([^"]*)"/.exec(html)?.[1]?.split('M').slice(1) ?? [];

test('in a plain weave the thread lies over every second end, row by row in turn', () => {
  const drawn = picks(renderToStaticMarkup(<Draft weave="plain" dye={0} />));
  expect(drawn).toHaveLength(32);
  expect(drawn.slice(0, 2)).toEqual(['9.2 3H8.8', '21.2 3H20.8']);
});

test('a thread that floats over several ends is one stroke', () => {
  const drawn = picks(renderToStaticMarkup(<Draft weave="frame" dye={0} />));
  expect(drawn[0]).toBe('3.2 3H44.8');
});

test('the dyes repeat after six', () => {
  expect(renderToStaticMarkup(<Draft weave="rib" dye={7} />)).toContain('data-dye="1"');
});
