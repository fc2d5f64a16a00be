import { isEmail, readAnswer } from '../../../shared/forms/field-rules.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

export const formRecipientValid = judgeEach('error', ({ site, report, usesOf }) => {
  for (const use of usesOf('recipient')) {
    const { value } = use;
    // The schema of brand.json judges the address of the company.
    if (isEmail(value) || value === site.placeholders?.get('email')) continue;
    const meant = readAnswer({ kind: 'email' }, value);
    report(use, `Expected an e-mail address instead of ${quote(value)}.`, {
      meant: isEmail(meant) ? meant : undefined,
      hint: 'Write it as in "hello@example.com", or "{email}" for the one of the company.',
    });
  }
});
