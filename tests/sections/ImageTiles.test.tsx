import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ImageTiles } from '../../src/sections/ImageTiles/ImageTiles.tsx';
import type { ImageTile, ImageTilesSection, ImageTilesVariant } from '../../src/shared/generated/sections.ts';

const image = { src: '/img/fintech.svg', alt: '', width: 800, height: 1000, sources: [] };
const tiles: ImageTile[] = [
  { title: 'FinTech', image },
  { title: 'Healthcare', image, href: '/industries/healthcare' },
];
const variants: ImageTilesVariant[] = ['seam', 'rows'];

const draw = (fields: Partial<ImageTilesSection>) =>
  renderToStaticMarkup(<ImageTiles type="imageTiles" title="Industries we know" tiles={tiles} {...fields} />);

describe.each(variants)('%s', (variant) => {
  test('labels every picture; only a tile that leads somewhere is a link', () => {
    const html = draw({ variant });
    expect(html).toMatch(/<h2[^>]*>Industries we know<\/h2>/);
    expect(html.match(/<li\b/g)).toHaveLength(2);
    expect(html.match(/<a\b/g)).toHaveLength(1);
    expect(html).toMatch(/<a href="\/industries\/healthcare"><img [^>]*><span[^>]*>Healthcare<\/span><\/a>/);
  });

  test('shows the button beside the heading', () => {
    const html = draw({
      variant,
      lead: 'From the inside.',
      link: { label: 'View all Industries', href: '#' },
    });
    expect(html).toMatch(/<a [^>]*href="#"[^>]*>View all Industries/);
    expect(html).toContain('From the inside.');
  });
});
