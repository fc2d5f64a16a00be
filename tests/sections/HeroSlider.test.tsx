import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroSlider } from '../../src/sections/HeroSlider/HeroSlider.tsx';
import type { HeroSlide } from '../../src/shared/generated/sections.ts';

const image = {
  src: '/img/wide.webp',
  alt: '',
  width: 1920,
  height: 1080,
  sources: [{ type: 'image/avif', srcset: '/_img/wide-960.avif 960w' }],
};
const smallImage = { src: '/img/small.webp', alt: '', width: 900, height: 1100, sources: [] };
const slides: HeroSlide[] = [
  {
    title: 'Loose threads in.\nSoftware out.',
    image,
    smallImage,
    action: { label: 'Know More', href: '/people/plot' },
  },
  { title: 'People decide.', image: { ...image, src: '/img/second.webp', sources: [] } },
];
const html = renderToStaticMarkup(
  <HeroSlider type="heroSlider" slides={slides} proof={[{ value: '30+', label: 'countries' }]} />,
);

test('the first slide carries the page title, every other one a heading of level 2', () => {
  const headings = [...html.matchAll(/<(h[1-6])[^>]*>(.*?)<\/\1>/g)].map((match) => [match[1], match[2]]);
  expect(headings).toEqual([
    ['h1', '<span>Loose threads in. </span><span>Software out. </span>'],
    ['h2', '<span>People decide. </span>'],
  ]);
});

test('phones load the small crop, others the best encoding of the wide one', () => {
  const sources = [...html.matchAll(/<source[^>]*>/g)].map(([source]) => source);
  expect(sources).toHaveLength(2);
  expect(sources[0]).toContain('media="(max-width: 767px)"');
  expect(sources[0]).toContain('srcSet="/img/small.webp"');
  expect(sources[1]).toContain('type="image/avif"');
});

test('only the first slide is worth loading at once', () => {
  const [first, second] = [...html.matchAll(/<img[^>]*>/g)].map(([img]) => img);
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('lazy');
  expect(second).toContain('loading="lazy"');
});

test('without scripts no slide is taken from readers', () => {
  expect(html).not.toMatch(/\sinert/);
  expect(html).toContain('aria-label="2 of 2"');
});

test('a single slide has nothing to change to', () => {
  const single = renderToStaticMarkup(<HeroSlider type="heroSlider" slides={slides.slice(0, 1)} />);
  expect(single).not.toContain('<button');
});
