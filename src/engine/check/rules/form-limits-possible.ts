import { parseRichText } from '../../rich-text/parse-rich-text.ts';
import { quote } from '../../text/messages.ts';
import type { JsonObject } from '../../json/json.ts';
import { isDay } from '../../../shared/day.ts';
import { maxFiles, mostFiles } from '../../../shared/forms/file-kinds.ts';
import { isFromToday, isTime, limitOn } from '../../../shared/forms/limits.ts';
import { judgeEach } from '../rule.ts';

export const formLimitsPossible = judgeEach('error', ({ contentFile, report, valuesOf }) => {
  for (const { fields } of valuesOf('form')) {
    let files = 0;
    for (const { pointer, value } of fields) {
      if (!contentFile.isKnown(pointer)) continue;
      for (const { property, message, hint } of findImpossible(value))
        report(`${pointer}/${property}`, message, { hint });
      if (value.kind !== 'file') continue;
      const before = files;
      files += mostFiles(value);
      if (before <= maxFiles && files > maxFiles)
        report(
          `${pointer}/kind`,
          `Expected at most ${maxFiles} files in one message: the fields of this form take ${files}.`,
          { hint: 'Write a smaller number as "most" in this field or in those before it.' },
        );
    }
  }
});

interface Impossible {
  property: string;
  message: string;
  hint: string;
}

/** The properties of a field that no answer could follow. */
function findImpossible(field: JsonObject): Impossible[] {
  const { kind, statement, earliest, latest, least, most, options } = field;
  const impossible: Impossible[] = [];
  const add = (property: string, message: string, hint: string) =>
    impossible.push({ property, message, hint });
  if (kind === 'checkbox' && typeof statement === 'string') {
    const blocks = parseRichText(statement).blocks;
    if (blocks.length !== 1 || blocks[0]?.kind !== 'paragraph')
      add('statement', 'Expected one paragraph beside a box.', 'Put the rest on a page, and link to it.');
  }
  if (kind === 'date' || kind === 'time') {
    const fits = kind === 'time' ? isTime : (text: string) => isDay(text) || isFromToday(text);
    for (const property of ['earliest', 'latest']) {
      const limit = field[property];
      if (typeof limit !== 'string' || fits(limit)) continue;
      const example = kind === 'time' ? '"08:30"' : '"2026-01-31", "today" or "+3 months"';
      add(
        property,
        `Expected ${example} for a ${quote(kind)}, instead of ${quote(limit)}.`,
        'Write it so, or remove it.',
      );
    }
    if (typeof earliest === 'string' && typeof latest === 'string' && impossible.length === 0) {
      const isEarlier =
        isFromToday(earliest) === isFromToday(latest) && onOneDay(latest) < onOneDay(earliest);
      if (isEarlier)
        add(
          'latest',
          `Expected a ${kind} that is not before "earliest": no answer would fit.`,
          'Change one of the two.',
        );
    }
  }
  if (typeof least === 'number' && typeof most === 'number' && most < least)
    add(
      'most',
      'Expected a number that is not below "least": no answer would fit.',
      'Change one of the two.',
    );
  if (kind !== 'choice' && kind !== 'file') return impossible;
  const offered = kind === 'file' ? maxFiles : Array.isArray(options) ? options.length : Infinity;
  for (const property of ['least', 'most']) {
    const count = field[property];
    if (typeof count !== 'number' || (Number.isInteger(count) && count >= 1 && count <= offered)) continue;
    add(
      property,
      `Expected a whole number from 1 to ${offered === Infinity ? 30 : offered}, because it counts ${kind === 'file' ? 'files' : 'options'}.`,
      'Write such a number, or remove it.',
    );
  }
  return impossible;
}

/** Limits that are counted from today keep their order on any day. */
const onOneDay = (limit: string) => limitOn(limit, '2026-01-01');
