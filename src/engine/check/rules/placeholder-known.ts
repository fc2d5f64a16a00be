import { placeIn } from '../../content/compiled-file.ts';
import { listSome, quote } from '../../text/messages.ts';
import type { Suggest } from '../../../shared/suggest.ts';
import { findPlaceholders, type Placeholders, type WrittenPlaceholder } from '../../content/placeholders.ts';
import { judgeEach, type ReportWords } from '../rule.ts';

export const placeholderKnown = judgeEach(
  'fixed',
  ({ contentFile: { file, texts }, site, report, suggest }) => {
    const placeholders: Placeholders = site.placeholders ?? new Map();
    const isBrand = file === site.files.site.get('brand');
    const isWords = file === site.files.site.get('words');
    // While brand.json is missing or broken, every placeholder would look unknown.
    if (!isBrand && !site.placeholders) return;
    for (const text of texts) {
      const { value, pointer, field } = text;
      if (!mark.test(value)) continue;
      // The schema reports a snippet of code.
      if (field?.schema.format === 'script-address' && /[<(]/.test(value)) continue;
      // These have a value only when they are shown.
      const isWord = isWords || formWords.test(pointer);
      for (const candidate of findPlaceholders(value)) {
        // A text of an unknown property may be one that has them.
        if (!field && wordPlaceholders.has(candidate.name)) continue;
        const names = isWord ? new Map([...wordPlaceholders, ...placeholders]) : placeholders;
        const placeholder = withoutCurrency(candidate, names);
        const words = isBrand
          ? explainNested(placeholder, placeholders)
          : explainWritten(placeholder, names, suggest);
        if (words) report(placeIn(text, placeholder.text, placeholder.start), words);
      }
    }
  },
);

/** Signs of placeholders, also in the syntax of other programs: `[[x]]`, `<%x%>`. A lone `[` opens a link. */
const mark = /[{}%｛]|\[\[/;

/** The words of a form that have some. */
const formWords = /\/words\/(?:tooLong|number|earliest|latest|least|most|tooFew|tooMany)$/;

/** Further placeholders of `_site/words.json` and of forms. The schema says where they are required. */
const wordPlaceholders: Placeholders = new Map(
  ['number', 'count', 'limit', 'example', 'date'].map((name) => [name, ''] as const),
);

/** Other programs write "${brand}", but the sign may be a currency: "${facts.turnover}". */
function withoutCurrency(placeholder: WrittenPlaceholder, placeholders: Placeholders): WrittenPlaceholder {
  const isCurrency =
    placeholder.text.startsWith('$') && !/^\D/.test(placeholders.get(placeholder.name) ?? '');
  return isCurrency
    ? { ...placeholder, text: placeholder.text.slice(1), start: placeholder.start + 1 }
    : placeholder;
}

function explainWritten(
  { name, text }: WrittenPlaceholder,
  placeholders: Placeholders,
  suggest: Suggest,
): ReportWords | undefined {
  const literal = 'For a brace itself write "{{".';
  const isKnown = placeholders.has(name.trim());
  // A lone closing brace is a brace, unless it follows the name of a placeholder.
  if (isKnown && text === `${name}}`)
    return {
      message: `Missing opening brace of the placeholder "{${name}}".`,
      hint: 'Write "{" before the name.',
    };
  const isPlaceholder = /^\{(?!\{)/.test(text);
  if (!isPlaceholder && isKnown)
    return {
      message: `Unexpected ${text.startsWith('{') ? 'second pair of braces' : 'form of a placeholder'} ${quote(text)}.`,
      meant: `{${name.trim()}}`,
      safe: true,
      hint: 'A placeholder has one pair of braces.',
    };
  if (isPlaceholder && !text.endsWith('}'))
    return { message: 'Missing closing brace of a placeholder.', hint: literal };
  if (/^\{(?:[%#.:]|\{.|[^{}=]{1,40}=)/.test(text))
    return {
      message: `Unexpected code of another program ${quote(text)}.`,
      hint: `Visitors would read it. Remove it, or write what it stands for. ${literal}`,
    };
  if (!isPlaceholder || placeholders.has(name)) return undefined;
  const message = `Unknown placeholder ${quote(text)}.`;
  const names = [...placeholders.keys()];
  const { meant = names.find((candidate) => candidate.endsWith(`.${name}`)), safe } = suggest(name, names);
  if (meant !== undefined) return { message, meant: `{${meant}}`, safe, hint: literal };
  return { message, hint: `Known: ${listSome(names, (candidate) => `{${candidate}}`)}. ${literal}` };
}

/** In brand.json, the signs of other programs are no braces. */
function explainNested(
  { name, text }: WrittenPlaceholder,
  placeholders: Placeholders,
): ReportWords | undefined {
  if (!/[{}]/.test(text) && !placeholders.has(name)) return undefined;
  return {
    message: `Unexpected ${name === '' ? 'braces' : 'placeholder'} ${quote(text)} in brand.json.`,
    hint: 'This file defines the placeholders and cannot use them. Write the text itself.',
  };
}
