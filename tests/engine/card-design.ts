import type { CardDesign } from '../../src/shared/social-card.ts';

/** A minimal design: white background, the title in black at the left, the picture at the right. */
export const cardDesign: CardDesign = {
  ground: '<path fill="#fff" d="M0 0h1200v630H0z"/>',
  logo: { src: '/logo.svg', box: { x: 50, y: 50, width: 100, height: 50 } },
  title: {
    font: '/font.woff2',
    weight: 500,
    color: '#000',
    box: { x: 50, y: 150, width: 500, height: 400 },
    sizes: [80, 60, 40],
    leading: 1.1,
  },
  scene: { box: { x: 700, y: 0, width: 500, height: 630 }, fallback: '/fallback.svg' },
};
