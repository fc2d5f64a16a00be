import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FeatureList } from '../../src/sections/FeatureList/FeatureList.tsx';
import type {
  FeatureItem,
  FeatureListSection,
  FeatureListVariant,
} from '../../src/shared/generated/sections.ts';

const portrait = { src: '/img/person3.svg', alt: 'Woven portrait', width: 800, height: 900, sources: [] };
const variants: FeatureListVariant[] = ['reasons', 'fragments', 'index'];

const draw = (items: FeatureItem[], fields: Partial<FeatureListSection> = {}) =>
  renderToStaticMarkup(
    <FeatureList type="featureList" title="Control without a queue" items={items} {...fields} />,
  );
const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe.each(variants)('%s', (variant) => {
  test('has its title at level 2 and every point at level 3', () => {
    const html = draw([{ title: 'One team' }, { title: 'Both stores', text: 'iOS and Android.' }], {
      variant,
    });
    const headings = [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(
      ([, level, inner]) => `${level} ${inner}`,
    );
    expect(headings).toEqual(['2 Control without a queue', '3 One team', '3 Both stores']);
    expect(words(html)).toContain('iOS and Android.');
  });

  test('leads on', () => {
    const html = draw([{ title: 'One team' }], {
      variant,
      link: { label: 'Learn More About Us', href: '/people/plot' },
    });
    expect(html).toMatch(/<a [^>]*href="\/people\/plot"[^>]*>Learn More About Us/);
  });
});

test('the figure of the reasons is read with what it counts', () => {
  const html = draw([{ title: 'One team' }], {
    variant: 'reasons',
    figure: { value: '8+', label: 'years in mobile' },
  });
  expect(words(html)).toContain('8+ years in mobile');
});

describe('fragments', () => {
  const fragments = (item: Omit<FeatureItem, 'title'>) =>
    draw([{ title: 'Access', ...item }], { variant: 'fragments' });

  test('the table says yes and no in words, and a missing answer is a no', () => {
    const html = fragments({
      matrix: {
        corner: 'Role',
        columns: ['Lobby', 'Floors', 'Records'],
        rows: [{ name: 'Host', allowed: [true, false] }],
      },
    });
    expect(html).toContain('<th scope="row">Host</th>');
    expect([...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => words(cell))).toEqual([
      'yes',
      'no',
      'no',
    ]);
  });

  test('the log lists time, event and state', () => {
    const html = fragments({
      log: [{ time: '09:40', text: 'Courier, from Stores', state: 'Out', closed: true }],
    });
    expect(words(html)).toContain('09:40 Courier, from Stores Out');
    expect(html).toContain('data-ground="vat"');
  });

  test('the paper is hidden from screen readers, its picture too', () => {
    const html = fragments({
      slip: { title: 'Visitor pass', picture: portrait, rows: [{ label: 'Host', value: 'Finance' }] },
    });
    expect(html).toMatch(/<div aria-hidden="true"[^>]*>.*Visitor pass.*Finance/);
    expect(html).toContain('alt=""');
  });
});
