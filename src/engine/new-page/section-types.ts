import type { SchemaSet } from '../schemas/schema-set.ts';
import { listSome } from '../text/messages.ts';
import { suggest } from '../../shared/suggest.ts';
import { findMainHeading, smallestExample } from './draft-block.ts';

/** A section type as offered to the author of a page. */
export interface TypeChoice {
  type: string;
  /** The first sentence of its description. */
  what: string;
  /** True if its smallest example contains the page's main heading. */
  opens: boolean;
}

/** All section types, starting with the ones that can open a page. */
export function listTypes(schemas: SchemaSet): TypeChoice[] {
  const choices = [...schemas.sections].map(([type, compiled]) => ({
    type,
    what: firstSentence(String(compiled.schema.description ?? '')),
    opens: findMainHeading(smallestExample(compiled), compiled) !== undefined,
  }));
  return [...choices.filter(({ opens }) => opens), ...choices.filter(({ opens }) => !opens)];
}

/** Orders the types so that the main heading comes first and is the only one, or returns a problem. */
export function arrangeTypes(
  choices: TypeChoice[],
  wanted: string[],
): { types: string[]; added?: string } | { problem: string } {
  const names = choices.map(({ type }) => type);
  for (const type of wanted) {
    if (names.includes(type)) continue;
    const meant = suggest(type, names);
    return {
      problem: `Unknown block "${type}". ${meant === undefined ? `Known: ${listSome(names)}.` : `Did you mean "${meant}"?`}`,
    };
  }
  const openings = names.filter((type) => choices.some((choice) => choice.type === type && choice.opens));
  const [opening, ...others] = wanted.filter((type) => openings.includes(type));
  const rest = wanted.filter((type) => !openings.includes(type));
  if (opening === undefined) {
    const [added] = openings;
    return added === undefined ? { types: wanted } : { types: [added, ...wanted], added };
  }
  const meant = [opening, ...rest].join(',');
  if (others.length > 0)
    return {
      problem: `A page has one main heading, and ${[opening, ...others].map((type) => `"${type}"`).join(' and ')} have one each. Did you mean "${meant}"?`,
    };
  if (wanted[0] !== opening)
    return {
      problem: `"${opening}" has the page's main heading, so it comes first. Did you mean "${meant}"?`,
    };
  return { types: wanted };
}

function firstSentence(text: string): string {
  const end = text.indexOf('. ');
  return end === -1 ? text : text.slice(0, end + 1);
}
