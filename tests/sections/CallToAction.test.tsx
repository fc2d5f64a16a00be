import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CallToAction } from '../../src/sections/CallToAction/CallToAction.tsx';
import type { CallToActionSection, CallToActionVariant } from '../../src/shared/generated/sections.ts';

const picture = { src: '/img/person3.svg', alt: '', width: 800, height: 900, sources: [] };
const action = { label: 'Get a Quote', href: '/write-to-us' };
const variants: CallToActionVariant[] = ['band', 'letter', 'strip', 'picture'];

const draw = (fields: Partial<CallToActionSection>) =>
  renderToStaticMarkup(
    <CallToAction type="callToAction" title="Get Started Today" action={action} {...fields} />,
  );

describe.each(variants)('%s', (variant) => {
  test('invites with a heading of level 2 and a button', () => {
    const html = draw({ variant, picture });
    expect(html).toMatch(/<h2[^>]*>Get Started Today<\/h2>/);
    expect(html).toMatch(/<a[^>]*href="\/write-to-us"[^>]*data-tone="\w+"[^>]*>Get a Quote/);
  });

  test('does without text, second way and picture', () => {
    expect(draw({ variant })).not.toMatch(/<p\b|<img\b|<figure\b/);
    expect(draw({ variant }).match(/<a\b/g)).toHaveLength(1);
  });

  test('shows the second way as a quiet link', () => {
    const html = draw({ variant, secondary: { label: 'See our services', href: '#services' } });
    expect(html).toMatch(/<a[^>]*href="#services"[^>]*>See our services/);
  });
});

test.each([
  ['band', 'madder'],
  ['letter', 'linen'],
  ['strip', 'turmeric'],
  ['picture', 'cotton'],
] as const)('%s lies on %s unless told otherwise', (variant, ground) => {
  expect(draw({ variant })).toContain(`data-ground="${ground}"`);
  expect(draw({ variant, ground: 'sage' })).toContain('data-ground="sage"');
});
