import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageContext } from '../../src/components/use-language.ts';
import { HeroSlider } from '../../src/sections/HeroSlider/HeroSlider.tsx';
import { StatsStrip } from '../../src/sections/StatsStrip/StatsStrip.tsx';
import type { HeroSliderSection } from '../../src/shared/generated/sections.ts';

const stats = ['12', '30', '40'].map((value) => ({ value, label: '' }));

function separatorsIn(lang: string): string[] {
  const html = renderToStaticMarkup(
    <LanguageContext value={{ lang }}>
      <StatsStrip type="statsStrip" variant="sentence" stats={stats} />
    </LanguageContext>,
  );
  return Array.from(html.matchAll(/data-behind="([^"]*)"/g), ([, behind = '']) => behind);
}

test('figures in a sentence are joined as the language joins them', () => {
  expect(separatorsIn('en')).toEqual([', ', ', and ', '.']);
  expect(separatorsIn('en-GB')).toEqual([', ', ' and ', '.']);
  expect(separatorsIn('de')).toEqual([', ', ' und ', '.']);
  expect(separatorsIn('ja')).toEqual(['、', '、', '.']);
});

test('a slide says its place in the words of the page, with the figures of its language', () => {
  const image = { src: '/a.webp', alt: '', width: 10, height: 10, sources: [] };
  const slides: HeroSliderSection['slides'] = [
    { title: 'A', image },
    { title: 'B', image },
  ];
  const html = renderToStaticMarkup(
    <LanguageContext value={{ lang: 'ar-EG', words: { position: '{number} من {count}' } }}>
      <HeroSlider type="heroSlider" slides={slides} />
    </LanguageContext>,
  );
  expect(html).toContain('aria-label="١ من ٢"');
  expect(html).toContain('aria-roledescription="slide"');
});
