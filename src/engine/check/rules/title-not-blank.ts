import { isBlank } from '../../../shared/blank.ts';
import { isUnseen } from '../../text/invisible.ts';
import { judgeEach } from '../rule.ts';

export const titleNotBlank = judgeEach('error', ({ contentFile: { texts }, report }) => {
  for (const { field, pointer, value } of texts) {
    const { minLength = 0, role } = field?.schema ?? {};
    // Other rules report blank addresses, and other characters that cannot be seen.
    if (minLength === 0 || role === 'url' || !isBlank(value) || isUnseen(value)) continue;
    report(pointer, 'Expected a text instead of spaces.', {
      hint: 'Write one, or leave the property out where it is not required.',
    });
  }
});
