import { quote } from '../../text/messages.ts';
import { isBlank } from '../../../shared/blank.ts';
import { judgeEach } from '../rule.ts';

export const altTextPlain = judgeEach('warning', ({ report, usesOf }) => {
  for (const { value, place, beside } of usesOf('alt')) {
    if (isBlank(value)) continue;
    const opening =
      /^(?:an?\s+|the\s+)?(?:image|picture|photo(?:graph)?|graphic|icon|illustration|screenshot)\s+(?:of|showing)\b/i.exec(
        value,
      )?.[0];
    if (opening !== undefined) {
      report(place, `Unexpected "${opening}" in an alternative text.`, {
        hint: 'Screen readers say that it is an image. Begin with what it shows.',
      });
    } else if (beside.some((other) => isSame(other, value))) {
      report(place, `Duplicate text ${quote(value)}: it is next to the picture already.`, {
        hint: 'Write "" so that it is not read twice, or say what the picture shows.',
      });
    }
  }
});

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
