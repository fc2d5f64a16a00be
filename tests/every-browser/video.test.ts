import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const block = '[data-section="videoHero"]';

async function goThere(visitor: Visitor): Promise<void> {
  await visitor.visit('/');
  await visitor.bringIntoView(block);
}

const isPlaying = (visitor: Visitor) =>
  visitor.run((selector) => {
    const film = document.querySelector<HTMLVideoElement>(`${selector} video`)!;
    return !film.paused && film.currentTime > 0;
  }, block);

test('the film plays by itself, stops when told to and goes on again', async ({ visitor }) => {
  await goThere(visitor);
  await expect.poll(() => isPlaying(visitor)).toBe(true);
  await visitor.click(`${block} button`, 'Pause background video');
  await expect.poll(() => isPlaying(visitor)).toBe(false);
  await visitor.click(`${block} button`, 'Play background video');
  await expect.poll(() => isPlaying(visitor)).toBe(true);
});

test('it rests while it is out of view', async ({ visitor }) => {
  await goThere(visitor);
  await expect.poll(() => isPlaying(visitor)).toBe(true);
  await visitor.scrollTo(0);
  await expect.poll(() => isPlaying(visitor)).toBe(false);
});
