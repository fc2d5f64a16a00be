import { sitePages } from '../browser/every-page/site-pages.ts';
import { desktop, expect, phone, testWith } from './test.ts';

const test = testWith({}, desktop, 'realURL');

for (const path of sitePages) {
  test(`${path} fits a desktop and a phone, with all its pictures and fonts`, async ({ visitor }) => {
    for (const size of [desktop, phone]) {
      await visitor.tab.resize(size);
      await visitor.visit(path);
      // All pictures, also those that a browser would load later.
      await visitor.run(() => {
        for (const image of document.images) image.loading = 'eager';
      });
      await visitor.until(
        () => [...document.images].every((image) => image.complete) && document.fonts.status === 'loaded',
      );
      const found = await visitor.run(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        headings: document.querySelectorAll('h1').length,
        broken: [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
        fonts: [...document.fonts]
          .filter((font) => font.status === 'error' && !font.family.includes('Fallback'))
          .map((font) => font.family),
      }));
      expect(found, `${size.width} px`).toEqual({ overflow: 0, headings: 1, broken: [], fonts: [] });
    }
  });
}
