import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from '../../src/components/use-language.ts';
import { HeroSlider } from '../../src/sections/HeroSlider/HeroSlider.tsx';
import { StatsStrip } from '../../src/sections/StatsStrip/StatsStrip.tsx';

test.each([
  ['en', [', ', ', and ', '.']],
  ['en-GB', [', ', ' and ', '.']],
  ['de', [', ', ' und ', '.']],
  ['ja', ['、', '、', '.']],
])('figures in a sentence are joined as %s joins them', (lang, separators) => {
  const stats = ['12', '30', '40'].map((value) => ({ value, label: '' }));
  const html = renderToStaticMarkup(
    <LanguageContext value={{ lang }}>
      <StatsStrip type="statsStrip" variant="sentence" stats={stats} />
    </LanguageContext>,
  );
  expect(Array.from(html.matchAll(/data-behind="([^"]*)"/g), ([, behind]) => behind)).toEqual(separators);
});

test('a slide says its place in the words of the page, with the figures of its language', () => {
  const image = { src: '/a.webp', alt: '', width: 10, height: 10, sources: [] };
  const slides = ['A', 'B'].map((title) => ({ title, image }));
  const html = renderToStaticMarkup(
    <LanguageContext value={{ lang: 'ar-EG', words: { position: '{number} من {count}' } }}>
      <HeroSlider type="heroSlider" slides={slides} />
    </LanguageContext>,
  );
  expect(html).toContain('aria-label="١ من ٢"');
  expect(html).toContain('aria-roledescription="slide"');
});
