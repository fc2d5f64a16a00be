import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictureView } from '../../src/components/PictureView.tsx';

const picture = {
  src: '/img/loom.svg',
  alt: 'A loom',
  width: 1200,
  height: 900,
  sources: [{ type: 'image/avif', srcset: '/_img/loom-768.avif 768w, /img/loom.svg 1200w' }],
};

function sizesOf(sizes?: string): string | undefined {
  const html = renderToStaticMarkup(
    <PictureView picture={picture} {...(sizes !== undefined && { sizes })} />,
  );
  return /<source[^>]* sizes="([^"]*)"/.exec(html)?.[1];
}

test('of a picture that fills a phone with three pixels per point, two thirds of the width are asked for', () => {
  const finePhone = '(max-width: 480px) and (min-resolution: 2.5x) 67vw';
  expect(sizesOf()).toBe(`${finePhone}, 100vw`);
  expect(sizesOf('(max-width: 767px) 100vw, 58vw')).toBe(`${finePhone}, (max-width: 767px) 100vw, 58vw`);
});

test('a picture that is small on phones too is asked for in its own width', () => {
  expect(sizesOf('64px')).toBe('64px');
  expect(sizesOf('(max-width: 1023px) 50vw, 25vw')).toBe('(max-width: 1023px) 50vw, 25vw');
});

test('a picture in one file only has no widths to choose from', () => {
  expect(renderToStaticMarkup(<PictureView picture={{ ...picture, sources: [] }} />)).toBe(
    '<img src="/img/loom.svg" alt="A loom" width="1200" height="900" decoding="async" loading="lazy"/>',
  );
});
