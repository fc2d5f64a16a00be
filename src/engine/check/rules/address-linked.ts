import { isEmail } from '../../../shared/forms/field-rules.ts';
import { isSafeHref } from '../../../shared/safe-href.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';

/** Code, a picture, a link or an escape, which stay as they are; or an address, without the punctuation behind it. */
const parts =
  /`[^`]*`|!?\[[^[\]]*\]\([^()]*\)|\\.|(?<![\p{L}\p{N}@/._-])(?<address>(?:(?:https?:\/\/|www\.)[^\s<>()[\]"“”„«»*`]+|[\w.+-]{1,64}@[\w.-]{1,200})(?<![.,;:!?'’_-]))/giu;

export const addressLinked = judgeEach('warning', ({ report, usesOf }) => {
  for (const { place, value, problems } of usesOf('richText')) {
    // An address may be a part of a broken link.
    if (place.at !== 'value' || problems.length > 0) continue;
    for (const { index: start, groups: { address: text = '' } = {} } of value.matchAll(parts)) {
      const href = isEmail(text) ? `mailto:${text}` : text.replace(/^(?:http:\/\/|(?=www\.))/i, 'https://');
      if (!isSafeHref(href)) continue;
      const advice = { meant: `[${text}](${href})`, hint: 'Or put the brackets around other words.' };
      report({ ...place, at: 'text', text, start }, `Missing link to ${quote(text)}.`, advice);
    }
  }
});
