import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OfficeLocation } from '../../src/sections/OfficeLocation/OfficeLocation.tsx';
import type { OfficeLocationVariant } from '../../src/shared/generated/sections.ts';

const map = 'https://www.openstreetmap.org/search?query=Pune';

test.each<OfficeLocationVariant>(['wide', 'card'])(
  '%s: an address, line by line, and a link to the map',
  (variant) => {
    const html = renderToStaticMarkup(
      <OfficeLocation
        type="officeLocation"
        variant={variant}
        title="India office"
        address={['Third floor', 'Exampletown, Shire, Land']}
        directions={{ label: 'Get Directions', href: map }}
      />,
    );
    expect(html).toMatch(/<h2[^>]*>India office<\/h2>/);
    expect(html).toMatch(
      /<address[^>]*><span>Third floor<\/span><span>Exampletown, Shire, Land<\/span><\/address>/,
    );
    expect(html).toMatch(new RegExp(`<a href="${map.replaceAll(/[?.]/g, '\\$&')}"[^>]*>Get Directions`));
    // Without a picture woven cloth stands in, which readers skip.
    expect(html).not.toContain('<img');
    expect(html).toContain('aria-hidden="true"');
  },
);
