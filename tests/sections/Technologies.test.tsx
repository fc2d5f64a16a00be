import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Technologies } from '../../src/sections/Technologies/Technologies.tsx';
import type { TechnologiesSection, Technology } from '../../src/shared/generated/sections.ts';

const technology = (name: string, slug: string): Technology => ({
  name,
  iconUrl: { src: `/tech/${slug}.svg`, alt: '', width: 128, height: 128, sources: [] },
});
const section: TechnologiesSection = {
  type: 'technologies',
  title: 'Technologies and Platforms We Use',
  defaultTab: 'backend',
  categories: [
    { key: 'frontend', title: 'Frontend', items: [technology('React', 'react')] },
    {
      key: 'backend',
      title: 'Backend',
      items: [{ ...technology('Node.js', 'node-js'), color: 'neem', bgColor: 'straw' }],
    },
  ],
};
const draw = (changes: Partial<TechnologiesSection> = {}) =>
  renderToStaticMarkup(<Technologies {...section} {...changes} />);

test('the category named as default is open', () => {
  const html = draw();
  expect(html).toMatch(/id="backend-tab"[^>]*aria-selected="true"/);
  expect(html).toMatch(/id="backend"[^>]*data-open="true"/);
  expect(html).toMatch(/id="frontend"[^>]*data-open="false"/);
});

test('an unknown default opens nothing, and the first tab can still be reached by keyboard', () => {
  const html = draw({ defaultTab: 'nowhere' });
  expect(html).not.toContain('aria-selected="true"');
  expect(html).not.toContain('data-open="true"');
  expect(html).toMatch(/id="frontend-tab"[^>]*tabindex="0"/);
});

test('icons wait until they are in view, so a closed tab loads none', () => {
  const icons = draw().match(/<img[^>]*>/g) ?? [];
  expect(icons).toHaveLength(2);
  for (const icon of icons) expect(icon).toContain('loading="lazy"');
});

test('dyes are named, never written as a style attribute', () => {
  const html = draw();
  expect(html).toMatch(/data-color="neem"[^>]*data-tint="straw"/);
  expect(html).not.toContain('style=');
});

test('the roll shows every category as a row and has no tabs', () => {
  const html = draw({ variant: 'roll' });
  expect(html).not.toContain('role="tab');
  expect([...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
    'Frontend',
    'Backend',
  ]);
  expect(html).toContain('React');
  expect(html).toContain('Node.js');
});
