import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Hero } from '../../src/sections/Hero/Hero.tsx';
import type { HeroSection, HeroVariant } from '../../src/shared/generated/sections.ts';

const picture = { src: '/img/erp.svg', alt: 'Interlocking modules', width: 1200, height: 900, sources: [] };
const variants: HeroVariant[] = ['side', 'patches', 'hang', 'statement', 'ground', 'window', 'notice'];

const draw = (fields: Partial<HeroSection>) =>
  renderToStaticMarkup(<Hero type="hero" title="ERP that fits" {...fields} />);
const headings = (html: string) =>
  [...html.matchAll(/<(h[1-6])[^>]*>(.*?)<\/\1>/g)].map((match) => [match[1], match[2]]);

describe.each(variants)('%s', (variant) => {
  test('has the page title as its one heading of level 1', () => {
    expect(headings(draw({ variant, picture }))).toEqual([['h1', 'ERP that fits']]);
  });

  test('draws nothing where a field is left out', () => {
    const html = draw({ variant });
    expect(html).not.toMatch(/<(figure|img|nav|a)\b/);
    expect(html).not.toMatch(/<(p|figcaption)[^>]*><\/\1>/);
  });

  test('shows the way here; only the last step is this page', () => {
    const html = draw({
      variant,
      crumbs: [{ label: 'Home', href: '/' }, { label: 'Services' }, { label: 'ERP' }],
    });
    expect(html).toContain('<a href="/">Home</a>');
    expect(html).toContain('<li>Services</li><li aria-current="page">ERP</li>');
  });

  test('leads on by every action, in their order', () => {
    const html = draw({
      variant,
      actions: [
        { label: 'Book a Demo', href: '/write-to-us' },
        { label: 'Prices', href: '#prices' },
      ],
    });
    expect([...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/write-to-us',
      '#prices',
    ]);
  });
});

test.each(variants.filter((variant) => variant !== 'notice'))('%s loads its picture first', (variant) => {
  const image = /<img[^>]*src="\/img\/erp\.svg"[^>]*>/.exec(draw({ variant, picture }))?.[0];
  expect(image).toContain('fetchPriority="high"');
  expect(image).toContain('alt="Interlocking modules"');
  expect(image).not.toContain('loading="lazy"');
});

test('the floating card illustrates only: screen readers skip it', () => {
  const html = draw({ variant: 'ground', picture, fragment: { title: 'Checked in', text: 'Client, 09:10' } });
  expect(html).toMatch(/<div[^>]*aria-hidden="true"[^>]*>.*Checked in/);
});

test('the featured item is a heading of level 2 with its own link', () => {
  const html = draw({
    variant: 'notice',
    featured: { title: 'Fullstack Developer', link: { label: 'Explore Featured Jobs', href: '#' } },
  });
  expect(headings(html)).toEqual([
    ['h1', 'ERP that fits'],
    ['h2', 'Fullstack Developer'],
  ]);
  expect(html).toMatch(/<a[^>]*href="#"[^>]*>Explore Featured Jobs/);
});

test('the button stands out on every dye', () => {
  const tone = (ground: HeroSection['ground']) =>
    /data-tone="(\w+)"/.exec(
      renderToStaticMarkup(
        <Hero
          type="hero"
          title="ERP"
          variant="side"
          {...(ground && { ground })}
          actions={[{ label: 'Go', href: '#' }]}
        />,
      ),
    )?.[1];
  expect([tone(undefined), tone('neem'), tone('turmeric'), tone('madder')]).toEqual([
    'action',
    'action',
    'ink',
    'light',
  ]);
});
