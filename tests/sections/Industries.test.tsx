import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Industries } from '../../src/sections/Industries/Industries.tsx';
import type { IndustryCard } from '../../src/shared/generated/sections.ts';

const card: IndustryCard = {
  title: 'FinTech',
  description: 'Ledgers that reconcile themselves.',
  linkText: 'Upgrade Financial Tech',
  imageUrl: { src: '/img/fintech.svg', alt: '', width: 800, height: 1000, sources: [] },
};

const draw = (cards: IndustryCard[]) =>
  renderToStaticMarkup(
    <Industries type="industries" title="Key Industries" lead="Top-tier AI engines." cards={cards} />,
  );

test('every industry has picture, name, sentence and link', () => {
  const html = draw([card]);
  expect(html).toMatch(/<h2[^>]*>Key Industries<\/h2>/);
  expect(html).toMatch(/<img src="\/img\/fintech.svg" alt="" width="800" height="1000"/);
  expect(html).toMatch(/<h3[^>]*>FinTech<\/h3>/);
  expect(html).toContain('Ledgers that reconcile themselves.');
  expect(html).toContain('Upgrade Financial Tech');
});

test('a link without a page goes nowhere', () => {
  expect(draw([card])).toContain('href="#"');
  expect(draw([{ ...card, href: '/industries/finance' }])).toContain('href="/industries/finance"');
});
