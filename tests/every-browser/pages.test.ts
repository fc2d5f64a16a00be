import { openSite } from '../../src/engine/content/open-site.ts';
import { desktop, expect, phone, testWith } from './test.ts';

const test = testWith({}, desktop, 'realURL');

for (const path of openSite().routes.keys()) {
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
      // A page whose fonts come too late is drawn without them, and Firefox calls these broken.
      const lost = await visitor.run(async () => {
        const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
        const fonts = addresses.filter((name) => name.endsWith('.woff2'));
        const answers = await Promise.all(fonts.map((name) => fetch(name)));
        return answers.filter(({ ok }) => !ok).map(({ url }) => url);
      });
      const found = await visitor.run(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        headings: document.querySelectorAll('h1').length,
        broken: [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
      }));
      expect({ ...found, lost }, `${size.width} px`).toEqual({
        overflow: 0,
        headings: 1,
        broken: [],
        lost: [],
      });
    }
  });
}
