import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { YearsOfAssociation } from '../../src/sections/YearsOfAssociation/YearsOfAssociation.tsx';

function draw(years: number[], unit?: string): string {
  return renderToStaticMarkup(
    <YearsOfAssociation
      type="yearsOfAssociation"
      title="The long threads"
      people={years.map((count, index) => ({ role: `Role ${index}`, years: count }))}
      {...(unit !== undefined && { unit })}
    />,
  );
}

const widths = (html: string) =>
  [...html.matchAll(/<svg width="([\d.]+)%"/g)].map(([, share]) => Number(share));
const marks = (html: string) => [...html.matchAll(/<span>([^<]+)<\/span>/g)].map(([, mark]) => mark);

test('every colleague is told in words, with the years', () => {
  const html = draw([20, 5])
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  expect(html).toContain('Role 0 20 years');
  expect(html).toContain('Role 1 5 years');
});

test('threads are as long as their years on the scale, which ends with the longest', () => {
  const html = draw([20, 10, 5]);
  expect(marks(html)).toEqual(['0 years', '5', '10', '15', '20']);
  expect(widths(html)).toEqual([100, 50, 25]);
});

test('a short time has a short scale, and forty years still fit', () => {
  expect(widths(draw([2]))).toEqual([40]);
  expect(Math.max(...widths(draw([40, 38])))).toBeLessThanOrEqual(100);
});

test('the unit is the page’s own word', () => {
  const html = draw([5], 'Jahre');
  expect(html).toContain('0 Jahre');
  expect(html).not.toContain('years');
});

test('lengths need no style attribute, which the content security policy would refuse', () => {
  expect(draw([20, 5])).not.toContain('style=');
});
