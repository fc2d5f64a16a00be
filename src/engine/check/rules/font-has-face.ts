import type { Theme } from '../../../shared/generated/site.ts';
import type { Site } from '../../content/site.ts';
import { asGenerated } from '../../content/as-generated.ts';
import { quote } from '../../text/messages.ts';
import { judgeAll } from '../rule.ts';

/** A font as it is written. The type of a theme is that of the renderer, which knows what is in the files. */
type WrittenFont = Omit<NonNullable<Theme['fonts']['labels']>, 'files'> & { files: readonly string[] };
type WrittenTheme = Omit<Theme, 'fonts'> & { fonts: { [Name in keyof Theme['fonts']]: WrittenFont } };

export const fontHasFace = judgeAll('warning', ({ site, report }) => {
  const contentFile = site.siteFiles.get('theme');
  if (!contentFile?.isSound) return;
  const theme = asGenerated<WrittenTheme>(contentFile.value);
  const { file } = contentFile;
  const reportInTheme = (pointer: string, message: string, hint: string) =>
    report({ file, place: { at: 'value', pointer } }, message, { hint });
  judgeStyles(site, theme, reportInTheme);
  judgeWeights(site, theme, reportInTheme);
});

type ReportInTheme = (pointer: string, message: string, hint: string) => void;

/** The faces in the files of a font that have its style. Undefined while one is missing or unreadable, as other rules report. */
function facesOf({ pictures }: Site, { files, style = 'normal' }: WrittenFont) {
  const descriptions = files.map((file) => pictures?.describeFont(file));
  const faces = descriptions.flatMap((face) => (typeof face === 'object' ? face : []));
  if (faces.length < descriptions.length) return undefined;
  return faces.filter(({ isItalic }) => isItalic === (style === 'italic'));
}

function judgeStyles(site: Site, { fonts }: WrittenTheme, reportInTheme: ReportInTheme): void {
  for (const [name, font] of Object.entries(fonts)) {
    if (facesOf(site, font)?.length !== 0) continue;
    if (font.style === 'italic')
      reportInTheme(
        `/fonts/${name}/style`,
        `Unexpected style "italic" of ${quote(name)}: none of its files is italic.`,
        'Browsers would slant the upright letters. Add the italic file of this font to "files", or leave "style" out.',
      );
    else
      reportInTheme(
        `/fonts/${name}/files`,
        `Missing an upright file of ${quote(name)}: all of its files are italic.`,
        'Browsers would show italics, also where the theme asks for none. Add the upright file of this font to "files", or write "style": "italic".',
      );
  }
}

function judgeWeights(
  site: Site,
  { fonts, buttons, socialPictures }: WrittenTheme,
  reportInTheme: ReportInTheme,
): void {
  const weights = [
    ...Object.entries(fonts).map(([name, font]) => [font.weight, `/fonts/${name}/weight`, font] as const),
    [buttons?.weight, '/buttons/weight', fonts.labels ?? fonts.text] as const,
    [socialPictures.weight, '/socialPictures/weight', fonts.headings] as const,
  ];
  for (const [weight, pointer, font] of weights) {
    const faces = facesOf(site, font);
    if (weight === undefined || !faces || faces.length === 0) continue;
    const nearest = faces
      .map(({ weights: [least, most] }) => Math.min(most, Math.max(least, weight)))
      .reduce((best, candidate) =>
        Math.abs(candidate - weight) < Math.abs(best - weight) ? candidate : best,
      );
    if (nearest === weight) continue;
    reportInTheme(
      pointer,
      `Unexpected weight ${weight}: no file of ${quote(font.family)} has it.`,
      `Another weight would be shown, or thickened letters. Write ${nearest}, the nearest one that its files have, or add the file of this weight to "files".`,
    );
  }
}
