import type { Section } from '../shared/generated/sections.ts';
import measured from './block-heights.json' with { type: 'json' };

/** The widths at which heights are measured: a phone, a tablet and a laptop. */
export const heightWidths = { phone: 360, tablet: 768, laptop: 1280 } as const;

/** For each design of a block, and each of these widths: the height of an empty block in rem, and that of a thousand letters. */
export type BlockHeights = Readonly<Record<string, readonly number[]>>;

/** What a block's height depends on: its letters, and its pictures, each as high as 150 of them. */
export function amountOf(html: string): number {
  return html.replaceAll(/<[^>]*>/g, '').length + 150 * (html.split('<img').length - 1);
}

/** The name of a block's design in the list of heights. */
export function designOf(section: Section): string {
  return 'variant' in section ? `${section.type} ${section.variant}` : section.type;
}

/** The estimated height of a block at each width, in custom properties (`styles/rest.css`). */
export function estimateHeight(section: Section, html: string): string {
  const heightsOf: BlockHeights = measured;
  // A block that names no variant looks like the standard one, which has the name of the type.
  const heights = heightsOf[designOf(section)] ?? heightsOf[section.type] ?? [];
  const amount = amountOf(html) / 1000;
  const write = (width: string, index: number) => {
    const [base = 60, rise = 0] = heights.slice(2 * index);
    return `--${width}:${Math.round(base + rise * amount)}rem`;
  };
  return Object.keys(heightWidths).map(write).join(';');
}
