/** Pictures of the site, one of each shape it has: 4:3, upright, a swatch, wide, a mark, photographed. */
const pictures = [
  '/img/contact.svg',
  '/img/fintech.svg',
  '/img/sw-twill.webp',
  '/img/hero2.svg',
  '/img/leader1.svg',
  '/tech/react.svg',
  '/img/hero1-900.webp',
];

export function samplePicture(random: () => number): string {
  return pictures[Math.floor(random() * pictures.length)]!;
}
