import { cardSize, type CardDesign } from '../shared/social-card.ts';

const { width, height } = cardSize;
const scene = { x: 704, y: 0, width: width - 704, height };

/**
 * Colours as in tokens.css: the page's picture at the right, a stitch along its edge, the title in the display font.
 */
export const socialCard: CardDesign = {
  ground: [
    `<path fill="#0b1a2b" d="M0 0h${width}v${height}H0z"/>`,
    `<path stroke="#f2b233" stroke-width="3" stroke-dasharray="16 10" d="M${scene.x - 14} 0v${height}"/>`,
  ].join(''),
  logo: { src: '/brand/logo-on-dark.svg', box: { x: 72, y: 70, width: 240, height: 60 } },
  title: {
    font: '/fonts/funnel-display-latin-c7d6c143.woff2',
    weight: 500,
    color: '#f6f1e7',
    box: { x: 72, y: 190, width: 576, height: 366 },
    sizes: [84, 76, 68, 60, 52, 46],
    leading: 1.08,
  },
  scene: { box: scene, fallback: '/img/hero1-1920.webp' },
};
