import { isEmail } from '../../../shared/forms/judge-answers.ts';
import { unspaced } from '../../text/languages.ts';
import { quote } from '../../text/messages.ts';
import { judgeEach } from '../rule.ts';
import { explainAddress, readOwnAddress, siteName } from './shared/addresses.ts';

/** Letters of scripts without spaces between words are no part of an address: they are the text around it. */
const sign = String.raw`(?:(?!${unspaced.source})[\p{L}\p{M}]|[\w/?#&=%+~$@.,:;!-])`;
const kinds = [
  // Code, a picture, a link or an escape, which stay as they are.
  String.raw`\x60[^\x60]*\x60|!?\[[^[\]]*\]\([^()]*(?:\([^()]*\)[^()]*)*\)|\\.`,
  // An address, without the punctuation behind it.
  String.raw`(?<![\p{sc=Latin}\p{N}@/.+_-])(?<address>(?:(?:https?:\/\/|www\.)(?:${sign}|\(${sign}*\))+|[\w.+-]{1,64}@[\w.-]{1,200}(?!\w|:\w))(?<![.,;:!?_-]))`,
];
export const anyAddress = new RegExp(kinds.join('|'), 'giu');

export const addressLinked = judgeEach('warning', ({ isAddress, report, site, valuesOf }) => {
  for (const { place, value, unsupported } of valuesOf('richText')) {
    // An address may be a part of a broken link.
    if (place.at !== 'value' || unsupported.length > 0) continue;
    for (const { index: start, groups: { address: text = '' } = {} } of value.matchAll(anyAddress)) {
      const href = isEmail(text) ? `mailto:${text}` : text.replace(/^(?:https?:\/\/|(?=www\.))/i, 'https://');
      // "logo@2x.png" and "http://localhost" are no addresses for visitors.
      if (!siteName.test(text.replace(/^(?:https?:\/\/|.*@)/i, '')) || explainAddress(href)) continue;
      const { route = '', rest } = readOwnAddress(href, site) ?? {};
      const [name] = [...(site.placeholders ?? [])].find(([, filled]) => filled === text) ?? [];
      const words = name === undefined ? text : `{${name}}`;
      const meant = `[${words}](${isAddress(route) ? route + rest : href.replace(text, words)})`;
      const hint = 'Or put the brackets around other words.';
      report({ ...place, at: 'text', text, start }, `Missing link to ${quote(text)}.`, { meant, hint });
    }
  }
});
