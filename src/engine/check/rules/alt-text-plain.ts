import { quote } from '../../text/messages.ts';
import { isBlank } from '../../../shared/blank.ts';
import { judgeEach } from '../rule.ts';

/** "Image of" in English, German, French and Spanish. */
const opener =
  /^(?:(?:an?|the|eine?|une?|una)\s+)?(?:image|picture|photo(?:graph(?:ie)?)?|graphic|icon|illustration|screenshot|bild|foto|grafik|imagen)\s+(?:of|showing|vom|von|der|des|einer|eines|de|du|del)\b/i;

export const altTextPlain = judgeEach('warning', ({ report, valuesOf }) => {
  for (const { value, place, beside } of valuesOf('alt')) {
    if (isBlank(value)) continue;
    const opening = opener.exec(value);
    if (opening) {
      report(place, `Unexpected "${opening[0]}" in an alternative text.`, {
        hint: 'Screen readers say that it is an image. Begin with what it shows.',
      });
    } else if (beside.some((text) => fold(text) === fold(value))) {
      report(place, `Duplicate text ${quote(value)}: it is next to the picture already.`, {
        hint: 'Write "" so that it is not read twice, or say what the picture shows.',
      });
    }
  }
});

const fold = (text: string) => text.trim().toLowerCase();
