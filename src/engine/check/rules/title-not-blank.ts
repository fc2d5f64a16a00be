import { isBlank } from '../../../shared/blank.ts';
import { isUnseen } from '../../text/invisible.ts';
import { judgeEach } from '../rule.ts';

export const titleNotBlank = judgeEach('error', ({ document, report, usesOf }) => {
  const own = document.kind === 'page' ? [document.title, document.description] : [];
  for (const text of [...own, ...usesOf('heading')]) {
    // The rule text-visible reports other characters that cannot be seen.
    if (text && isBlank(text.value) && !isUnseen(text.value))
      report(text, 'Expected a text instead of spaces.', {
        hint: 'Write one, or leave the property out where it is not required.',
      });
  }
});
