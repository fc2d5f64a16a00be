import { partOf } from '../../content/read-content.ts';
import { listSome, quote } from '../../text/messages.ts';
import type { Suggest } from '../../../shared/suggest.ts';
import {
  findForeign,
  findPlaceholders,
  findUnopened,
  findUses,
  type Placeholders,
  type PlaceholderUse,
} from '../../content/placeholders.ts';
import { judgeEach, type Words } from '../rule.ts';

export const placeholderKnown = judgeEach('fixed', ({ document: { file, texts }, site, report, suggest }) => {
  const known: Placeholders = site.placeholders ?? new Map();
  const brandFile = site.files.site.get('brand');
  const wordsFile = site.files.site.get('words');
  // While brand.json is missing or broken, every placeholder would look unknown.
  if (file !== brandFile && !site.placeholders) return;
  for (const text of texts) {
    const { value, pointer, field } = text;
    if (!mark.test(value)) continue;
    const foreign = findForeign(value, known);
    const isForeign = ({ start }: PlaceholderUse) =>
      foreign.some((use) => start >= use.start && start < use.start + use.text.length);
    const single = [...findPlaceholders(value), ...findUnopened(value)].filter((use) => !isForeign(use));
    // Elsewhere, double braces are a literal brace.
    const double = file === brandFile ? findUses(value, /\{\{/g) : findClosed(value, known);
    for (const use of [...foreign, ...double, ...single]) {
      // These have a value only when they are shown. A text of an unknown property may be one that has them.
      const isWord = file === wordsFile || pointer.endsWith('/words/tooLong') || !field;
      if (isWord && wordPlaceholders.has(use.name)) continue;
      const problem =
        file === brandFile
          ? explainNested(use)
          : foreign.includes(use)
            ? explainForeign(use)
            : explain(use, known, suggest);
      if (problem) report(partOf(text, use.text, use.start), problem);
    }
  }
});

/** A placeholder has one of these signs, also in the syntax of other programs. */
const mark = /[{}[<%｛]/;

/** Further placeholders of `_site/words.json` and of forms. The schema says where they are required. */
const wordPlaceholders = new Set(['number', 'count']);

function explain({ name, text }: PlaceholderUse, known: Placeholders, suggest: Suggest): Words | undefined {
  const literal = 'For a brace itself write "{{".';
  if (!text.startsWith('{')) {
    // A lone closing brace is a brace, unless it follows the name of a placeholder.
    if (!known.has(name)) return undefined;
    return {
      message: `Missing opening brace of the placeholder "{${name}}".`,
      hint: 'Write "{" before the name.',
    };
  }
  if (!text.endsWith('}')) return { message: 'Missing closing brace of a placeholder.', hint: literal };
  if (/^\{[{%#.:]/.test(text))
    return {
      message: `Unexpected code of another program ${quote(text)}.`,
      hint: `Visitors would read it. Remove it, or write what it stands for. ${literal}`,
    };
  if (known.has(name)) return undefined;
  const message = `Unknown placeholder ${quote(text)}.`;
  const names = [...known.keys()];
  const { meant = names.findLast((other) => other.endsWith(`.${name}`)), safe } = suggest(name, names);
  if (meant !== undefined) return { message, meant: `{${meant}}`, safe, hint: literal };
  return { message, hint: `Known: ${listSome(names, (other) => `{${other}}`)}. ${literal}` };
}

function explainForeign({ name, text }: PlaceholderUse): Words {
  const what = text.startsWith('{') ? 'second pair of braces' : 'form of a placeholder';
  return {
    message: `Unexpected ${what} ${quote(text)}.`,
    meant: `{${name}}`,
    safe: true,
    hint: 'A placeholder has one pair of braces.',
  };
}

/** Finds double braces that are closed by two, without those around a known name: `{{ site.title }}`, `{{< x >}}`. */
function findClosed(text: string, known: Placeholders): PlaceholderUse[] {
  return findUses(text, /(?<!\{)\{\{([^{}]{1,200})\}\}/g).filter(({ name }) => !known.has(name.trim()));
}

function explainNested({ name, text }: PlaceholderUse): Words {
  return {
    message: `Unexpected ${name === '' ? 'braces' : 'placeholder'} ${quote(text)} in brand.json.`,
    hint: 'This file defines the placeholders and cannot use them. Write the text itself.',
  };
}
