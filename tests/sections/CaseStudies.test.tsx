import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CaseStudies } from '../../src/sections/CaseStudies/CaseStudies.tsx';
import type { CaseStudiesVariant, CaseStudy } from '../../src/shared/generated/sections.ts';

const picture = { src: '/img/cloud.svg', alt: '', width: 1200, height: 900, sources: [] };
const link = { label: 'Follow the migration', href: '/portfolio/case-studies' };
const study: CaseStudy = {
  title: 'Cloud migration for an insurer',
  picture,
  link,
  kpis: [
    { value: '4x', label: '' },
    { value: '2M+', label: 'interactions' },
  ],
};

function draw(variant: CaseStudiesVariant, studies: CaseStudy[] = [study]): string {
  return renderToStaticMarkup(
    <CaseStudies type="caseStudies" variant={variant} title="Success stories" studies={studies} />,
  );
}

const text = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each<CaseStudiesVariant>(['portfolio', 'mosaic', 'solo', 'bleed', 'duo', 'next'])(
  '%s',
  (variant) => {
    test('has its title at level 2 and every study at level 3', () => {
      const html = draw(variant);
      const headings = [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/g)].map(([, level, inner = '']) => [
        level,
        text(inner).trim().replace(/ : .*/, ''),
      ]);
      expect(headings).toEqual([
        ['2', 'Success stories'],
        ['3', 'Cloud migration for an insurer'],
      ]);
    });

    test('leads to the story', () => {
      const html = draw(variant);
      expect(html).toMatch(/<a [^>]*href="\/portfolio\/case-studies"/);
      expect(text(html)).toContain('Follow the migration');
    });

    test('draws a study that has nothing but a title and a picture', () => {
      const html = draw(variant, [{ title: 'Visitor management', picture }]);
      expect(text(html)).toContain('Visitor management');
      expect(html).not.toContain('<a ');
    });
  },
);

test('a figure without words stays bare: no empty element stands beside it', () => {
  const html = draw('portfolio');
  expect(html).toMatch(/<li><strong[^>]*>4x<\/strong><\/li>/);
  expect(html).toMatch(/<span[^>]*>interactions<\/span>/);
  expect(html).not.toMatch(/<(span|dd|p|li)[^>]*><\/\1>/);
});

test('only the first study of a portfolio carries the fragment, and screen readers skip it', () => {
  const fragment = { title: 'June payslip', rows: [{ label: 'Net pay', value: 'Released' }] };
  const html = draw('portfolio', [
    { ...study, fragment },
    { ...study, title: 'Visitor management', fragment },
  ]);
  expect(html.match(/June payslip/g)).toHaveLength(1);
  expect(html).toMatch(/<div aria-hidden="true"[^>]*>(?:(?!<\/article>).)*June payslip/);
});

test('the grounds of bleeding studies take turns', () => {
  const html = draw('bleed', [study, { ...study, title: 'Second' }, { ...study, title: 'Third' }]);
  expect([...html.matchAll(/data-ground="(\w+)"/g)].map(([, ground]) => ground)).toEqual([
    'vat',
    'white',
    'vat',
  ]);
});
