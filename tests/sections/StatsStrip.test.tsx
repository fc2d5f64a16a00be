import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StatsStrip } from '../../src/sections/StatsStrip/StatsStrip.tsx';
import type { StatsStripVariant } from '../../src/shared/generated/sections.ts';

const stats = [
  { value: '98%', label: 'of clients recommend us' },
  { value: '4200+', label: 'projects' },
  { value: '80%', label: '' },
];
const text = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe.each<StatsStripVariant>(['row', 'monument', 'sentence', 'pair'])('%s', (variant) => {
  test('says every figure once, followed by what it counts', () => {
    const html = renderToStaticMarkup(<StatsStrip type="statsStrip" variant={variant} stats={stats} />);
    expect(text(html)).toBe('98% of clients recommend us 4200+ projects 80%');
  });

  test('a figure without words leaves no empty element, and no heading stands when none is written', () => {
    const html = renderToStaticMarkup(<StatsStrip type="statsStrip" variant={variant} stats={stats} />);
    expect(html).not.toMatch(/<(span|dd|p|li)[^>]*><\/\1>/);
    expect(html).not.toContain('<h2');
  });

  test('its heading is of level 2', () => {
    const html = renderToStaticMarkup(
      <StatsStrip type="statsStrip" variant={variant} title="In figures" stats={stats} />,
    );
    expect(html).toMatch(/<h2[^>]*>In figures<\/h2>/);
  });
});
