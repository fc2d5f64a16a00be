import { quote } from '../../text/messages.ts';
import { isBlank } from '../../../shared/blank.ts';
import { isUnseen } from '../../text/invisible.ts';
import { judgeEach } from '../rule.ts';

export const altTextMeaningful = judgeEach('error', ({ contentFile, report, valuesOf }) => {
  for (const { value, place, src, mayBeEmpty } of valuesOf('alt')) {
    // The rule text-visible reports a whole text, but no part of a rich text.
    const isReported = isUnseen(value) && contentFile.texts.some((text) => text.value === value);
    if (value === '' || isReported) continue;
    const hint = mayBeEmpty
      ? 'Say what the picture shows, or write "" when it only decorates.'
      : 'Say what the picture shows.';
    const isName = isFileName(value, src);
    if (!isBlank(value) && !isName && !emptyWord.test(value.trim())) continue;
    const actual = isBlank(value) ? 'characters that cannot be seen' : quote(value);
    report(place, `Expected a description instead of ${isName ? 'the file name ' : ''}${actual}.`, { hint });
  }
});

/** Names that cameras, telephones, computers and picture agencies give to files, and those that people write for them. */
const givenName =
  /^(?:(?:img|image|dsc[fn]?|pxl|pict?|photo|shutterstock|istock|adobestock|pexels|unsplash)[\s_-]?\d[\d\s_.,:()-]{2,80}|(?:screenshot|bildschirmfoto|whatsapp image)\s\d[\w\s.,:()-]{2,80}|\S+\.(?:svg|png|jpe?g|webp|avif|gif|heic|tiff?|bmp|ico)|[a-z\d]+(?:_[a-z\d]+)+)$/;
/** What is written in the place of a description. */
const emptyWord =
  /^(?:alt|alt text|(?:bild|foto|grafik|image|imagen|img|photo|pic|picture|ภาพ|รูปภาพ)\s?\d{0,3}|n\/a|none|placeholder|decorative|[-–—?*_"'“”„]{1,3})$/i;

function isFileName(alt: string, src: string): boolean {
  const text = alt.trim().toLowerCase();
  const path = src.trim().toLowerCase();
  // "wide" may be a description, "wide-2" is none.
  const stem = /[-_\d]/.test(text) ? path.replace(/\.\w+$/, '') : path;
  return [path, stem].some((name) => name.endsWith(`/${text}`)) || text === path || givenName.test(text);
}
