import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { startPlayback } from '../../src/sections/VideoHero/start-playback.ts';
import { VideoHero } from '../../src/sections/VideoHero/VideoHero.tsx';

afterEach(() => vi.restoreAllMocks());

const html = renderToStaticMarkup(
  <VideoHero
    type="videoHero"
    title="Grow with people"
    poster={{ src: '/video/poster.webp', alt: 'Cloth', width: 1280, height: 720, sources: [] }}
    videos={[
      { src: '/video/loop.webm', encoding: 'av1' },
      { src: '/video/loop.mp4', encoding: 'h264' },
    ]}
  />,
);

test('the film is silent, loops in place and loads nothing before its time', () => {
  const video = /<video[^>]*>/.exec(html)?.[0] ?? '';
  expect(video).toMatch(/muted=""/);
  expect(video).toMatch(/loop=""/);
  expect(video).toMatch(/playsInline=""/i);
  expect(video).toMatch(/preload="none"/);
  expect(video).not.toMatch(/autoplay/i);
});

test('the encodings are offered in their order, so that the first playable one is taken', () => {
  expect(
    [...html.matchAll(/<source src="([^"]*)" type="([^"]*)"/g)].map((match) => [match[1], match[2]]),
  ).toEqual([
    ['/video/loop.webm', 'video/webm; codecs=&quot;av01.0.05M.08&quot;'],
    ['/video/loop.mp4', 'video/mp4'],
  ]);
});

test('a refused autoplay is logged and told to the caller', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refusal = new DOMException('The user has not interacted with the page.', 'NotAllowedError');
  expect(await startPlayback({ muted: false, play: () => Promise.reject(refusal) })).toBe(false);
  expect(warn.mock.calls).toEqual([['Autoplay failed', refusal]]);
});

test('a film that is stopped before it began did not fail', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const stopped = new DOMException('Interrupted.', 'AbortError');
  expect(await startPlayback({ muted: false, play: () => Promise.reject(stopped) })).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test('a missing play function is an error in the log', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(await startPlayback({ muted: false })).toBe(false);
  expect(error.mock.calls).toEqual([['The background video has no play function.']]);
});

test('the film is muted before it plays', async () => {
  const film = {
    muted: false,
    play: () => (film.muted ? Promise.resolve() : Promise.reject(new Error('loud'))),
  };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(await startPlayback(film)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});
