import { browserName, expect, testWith } from './test.ts';

const block = '[data-section="videoHero"]';

// The others have no switch by which silent films are refused.
const refuses = browserName === 'firefox';
const test = testWith({ noAutoplay: refuses });

test.runIf(refuses)(
  'where no film may start by itself, the button offers to play, and one press of it does',
  async ({ visitor }) => {
    await visitor.visit('/');
    await visitor.bringIntoView(block);
    await expect.poll(() => visitor.shows(`${block} button`, 'Play background video')).toBe(true);
    await visitor.click(`${block} button`, 'Play background video');
    await visitor.until((selector) => {
      const film = document.querySelector<HTMLVideoElement>(`${selector} video`)!;
      return !film.paused && film.currentTime > 0;
    }, block);
    await expect.poll(() => visitor.shows(`${block} button`, 'Pause background video')).toBe(true);
    // The refusal is told to developers.
    expect(visitor.tab.messages.splice(0)).toEqual([expect.stringMatching(/^warn(ing)?: Autoplay failed/)]);
  },
);
