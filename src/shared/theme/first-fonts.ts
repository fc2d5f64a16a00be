import type { Theme, ThemeFont } from '../generated/site.ts';
import type { FontFile } from './theme-files.ts';

/** The custom property of each font of a theme. CSS rules name that of labels before the one in its place. */
const properties = {
  labels: '--labels',
  figures: '--figures',
  headings: '--display',
  text: '--text',
} as const;
type FontName = keyof typeof properties;

/**
 * The addresses of the font files that a first screen with these styles uses: of each font the upright files of the
 * weights that its CSS rules name. Browsers would find the others only after layout.
 */
export function firstFonts(fonts: Theme['fonts'], css: string): string[] {
  const files = weightsIn(css, fonts).map(([name, weight]) => fileFor(fonts[name]!, weight).src);
  return [...new Set(files)];
}

/** The weights that CSS rules give to each font, and those of each page: base.css. One without a font is for texts. */
function weightsIn(css: string, fonts: Theme['fonts']): [FontName, number][] {
  const weights: [FontName, number][] = [
    ['headings', fonts.headings.weight ?? 460],
    ['text', fonts.text.weight ?? 400],
  ];
  const names = (Object.keys(properties) as FontName[]).filter((name) => fonts[name]);
  for (const [, declarations = ''] of css.matchAll(/\{([^{}]*)\}/g)) {
    const weight = /(?:^|;)\s*font(?:-weight)?:[^;]*?(?<![\w.-])([1-9]\d\d)(?![\w.%])/.exec(
      declarations,
    )?.[1];
    if (weight === undefined || declarations.includes('src:')) continue;
    const font = names.find((name) => declarations.includes(`var(${properties[name]}`)) ?? 'text';
    const themeWeight = font === 'text' ? undefined : fonts[font]!.weight;
    weights.push([font, themeWeight ?? Number(weight)]);
  }
  return weights;
}

/** The file that browsers use for a weight (CSS Fonts 4, 5.2). Of files that are equally near, the first. */
function fileFor({ files }: ThemeFont, weight: number): FontFile {
  const rank = ({ isItalic, weights: [least, most] }: FontFile) => {
    const nearest = Math.min(Math.max(weight, least), most);
    return (isItalic ? 10_000 : 0) + 1000 * turn(weight, nearest) + Math.abs(nearest - weight);
  };
  return files.reduce((best, file) => (rank(file) < rank(best) ? file : best));
}

/** When browsers try a weight: 0 for those that they try first. */
function turn(wanted: number, weight: number): number {
  if (wanted < 400) return weight <= wanted ? 0 : 1;
  if (weight < wanted) return 1;
  return wanted > 500 || weight <= 500 ? 0 : 2;
}
