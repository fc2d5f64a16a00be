/** Pictures of the fixture, one of each shape: wide, upright, a swatch, a mark, photographed. */
const pictures = [
  '/pictures/wide.svg',
  '/pictures/bed.svg',
  '/pictures/upright.svg',
  '/pictures/swatch-1.svg',
  '/tools/spade.svg',
  '/pictures/small-photo.webp',
  '/pictures/wide-photo.webp',
];

export function samplePicture(random: () => number): string {
  return pictures[Math.floor(random() * pictures.length)]!;
}
