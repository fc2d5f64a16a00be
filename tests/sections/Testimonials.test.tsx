import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Testimonials } from '../../src/sections/Testimonials/Testimonials.tsx';
import type { Testimonial, TestimonialsVariant } from '../../src/shared/generated/sections.ts';

const items: Testimonial[] = [
  { quote: 'They removed two of three integrations.', role: 'Operations head', client: 'Insurance client' },
  { quote: 'We change it ourselves now.', role: 'Head of IT' },
];

describe.each<TestimonialsVariant>(['beside', 'wide'])('%s', (variant) => {
  const draw = (shown: Testimonial[]) =>
    renderToStaticMarkup(
      <Testimonials
        type="testimonials"
        variant={variant}
        title="What clients say"
        items={shown}
        stats={[{ value: '97%', label: 'retention' }]}
      />,
    );

  test('every quote and role is in the served page, and no reader is kept from any of them', () => {
    const html = draw(items);
    for (const { quote, role } of items) {
      expect(html).toContain(quote);
      expect(html).toContain(role);
    }
    expect(html).not.toMatch(/\sinert/);
  });

  test('the pause button has a name', () => {
    expect(draw(items)).toMatch(/<button[^>]*aria-label="(Pause|Play) testimonials"/);
  });

  test('a single quote needs no pager', () => {
    expect(draw(items.slice(0, 1))).not.toContain('<button');
  });

  test('the heading is there for readers, the figures for all', () => {
    const html = draw(items);
    expect(html).toMatch(/<h2 class="[^"]*visually-hidden[^"]*">What clients say<\/h2>/);
    expect(html).toContain('97%');
    expect(html).toContain('retention');
  });
});
