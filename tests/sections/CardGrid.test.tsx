import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardGrid } from '../../src/sections/CardGrid/CardGrid.tsx';
import type { CardGridCard, CardGridSection, CardGridVariant } from '../../src/shared/generated/sections.ts';

const picture = { src: '/img/sw-twill.webp', alt: '', width: 240, height: 240, sources: [] };
const scene = { ...picture, src: '/img/ux-design.svg', width: 1200, height: 900 };
const cards: CardGridCard[] = [
  { title: 'Web development', text: 'Sites and portals.', href: '/growing/beans', picture },
  { title: 'Mobile apps', draft: 'twill', mark: { ...picture, src: '/tech/shopify.svg' } },
];
const variants: CardGridVariant[] = ['ledger', 'patchwork', 'bench', 'selvedge', 'index', 'stair', 'shelf'];

const draw = (fields: Partial<CardGridSection> = {}) =>
  renderToStaticMarkup(<CardGrid type="cardGrid" title="What we build" cards={cards} {...fields} />);
const words = (html: string) => html.replaceAll(/<[^>]*>/g, '');

describe.each(variants)('%s', (variant) => {
  test('has its title at level 2 and every card at level 3', () => {
    const headings = [...draw({ variant }).matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)];
    expect(headings.map(([, level, inner = '']) => `${level} ${words(inner)}`)).toEqual([
      '2 What we build',
      '3 Web development',
      '3 Mobile apps',
    ]);
  });

  test('links a card that leads somewhere by its title alone, and no other card', () => {
    const links = [...draw({ variant }).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
    expect(links.map(([, href, inner = '']) => [href, words(inner)])).toEqual([
      ['/growing/beans', 'Web development'],
    ]);
  });

  test('shows the sentence that leads in and the link for all cards', () => {
    const html = draw({ variant, lead: 'One bench.', link: { label: 'Talk to us', href: '/write-to-us' } });
    expect(words(html)).toContain('One bench.');
    expect(html).toMatch(/<a [^>]*href="\/write-to-us"[^>]*>Talk to us/);
  });
});

test.each([
  ['ledger', 'cotton'],
  ['patchwork', 'linen'],
  ['bench', 'cotton'],
  ['selvedge', 'linen'],
  ['index', 'vat'],
  ['stair', 'cotton'],
  ['shelf', 'linen'],
] as const)('%s lies on %s unless told otherwise', (variant, ground) => {
  expect(draw({ variant })).toMatch(new RegExp(`^<div[^>]*data-ground="${ground}"`));
  expect(draw({ variant, ground: 'sage' })).toMatch(/^<div[^>]*data-ground="sage"/);
});

test('a patch takes the dye of its place unless the card names one', () => {
  const dyed = draw({
    variant: 'patchwork',
    cards: [{ title: 'A' }, { title: 'B' }, { title: 'C', tone: 'neem' }],
  });
  const dyes = [...dyed.matchAll(/<li[^>]*data-ground="(\w+)"/g)].map(([, dye]) => dye);
  expect(dyes).toEqual(['vat', 'turmeric', 'neem']);
});

test('the bench shows its picture as a cell of its own, after the cards', () => {
  const html = draw({ variant: 'bench', picture: scene });
  expect(html.indexOf('/img/ux-design.svg')).toBeGreaterThan(html.indexOf('Mobile apps'));
  expect(html.match(/<li\b/g)).toHaveLength(3);
});

describe('the thread run', () => {
  const woven = cards.map((card) => ({ ...card, picture }));

  test('sends one thread from every weave of a ledger', () => {
    expect(draw({ cards: woven })).toContain('data-threads-leave="2"');
    expect(draw({ cards: woven }).match(/<path d="M100 0/g)).toHaveLength(2);
  });

  test('stays away when a row has no weave, or when there are more rows than dyes', () => {
    const seven = Array.from({ length: 7 }, (_, index) => ({ title: `Row ${index}`, picture }));
    expect(draw({ cards })).not.toContain('data-threads-leave');
    expect(draw({ cards: seven })).not.toContain('data-threads-leave');
  });
});
