import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Profiles } from '../../src/sections/Profiles/Profiles.tsx';
import type { Profile, ProfilesVariant } from '../../src/shared/generated/sections.ts';

const picture = { src: '/img/leader1.svg', alt: '', width: 800, height: 900, sources: [] };
const director: Profile = {
  role: 'Managing Director',
  quote: 'First we learn how the work is done.',
  picture,
  focusAreas: ['Delivery', 'Enterprise architecture'],
};

function draw(variant: ProfilesVariant, people: Profile[]): string {
  return renderToStaticMarkup(
    <Profiles type="profiles" variant={variant} title="Who leads" people={people} />,
  );
}

test.each<ProfilesVariant>(['leaders', 'rooted'])(
  '%s: the role heads the person, below the heading',
  (variant) => {
    const html = draw(variant, [director]);
    expect(html).toMatch(/<h2[^>]*>Who leads<\/h2>.*<h3[^>]*>Managing Director<\/h3>/);
    expect(html).toMatch(/<blockquote[^>]*>First we learn how the work is done\.<\/blockquote>/);
  },
);

test('focus areas are a list with a name', () => {
  expect(draw('leaders', [director])).toMatch(
    /<ul aria-label="Focus areas"[^>]*><li>Delivery<\/li><li>Enterprise architecture<\/li><\/ul>/,
  );
});

test('two people of the same role both stand, and a person without a quote has none', () => {
  const { quote: _, ...silent } = director;
  const html = draw('leaders', [director, silent]);
  expect(html.match(/<h3/g)).toHaveLength(2);
  expect(html.match(/<blockquote/g)).toHaveLength(1);
});
