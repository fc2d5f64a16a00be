import type { Random } from '../../stage/random.ts';

/** Length of texts: fewest letters, ordinary words, most letters, or most letters in words of 30 (`compound`). */
export type Wording = 'shortest' | 'plain' | 'longest' | 'compound';

const ordinary =
  'loom team order weave figure plan people thread cloth record invoice service release design review partner account migration warehouse department configuration responsibility'.split(
    ' ',
  );
/** 30 letters, the length of the longest common words in German or Finnish. */
const compounds = ['Rechnungspruefungsvorschriften', 'Warenwirtschaftssystemumbauten'];

/** Creates the texts of one block. No text repeats, and names begin with the prefix. */
export function createWriter(prefix: string, { pick }: Random) {
  const used = new Set<string>();

  function fill(length: number, wording: Wording): string {
    let text =
      wording === 'compound'
        ? pick(compounds).slice(0, length)
        : pick(ordinary).replace(/^./, (letter) => letter.toUpperCase());
    for (let count = 1; ; count++) {
      const next = wording === 'compound' && count % 6 === 0 ? pick(compounds) : pick(ordinary);
      if (text.length + 1 + next.length > length) break;
      text += ` ${next}`;
    }
    return text.slice(0, length).trimEnd();
  }

  /** A text of `min` to `max` characters. */
  function write(min: number, max: number, wording: Wording): string {
    const length = lengthOf(min, max, wording);
    for (let tries = 0; tries < 40; tries++) {
      const text = wording === 'shortest' ? letters(used.size, length) : fill(length, wording);
      if (used.has(text)) continue;
      used.add(text);
      return text;
    }
    return fill(length, wording);
  }

  /** A name of lower-case letters and digits, as for ids and keys. */
  function name(): string {
    const made = `${prefix}n${used.size}`;
    used.add(made);
    return made;
  }

  return { write, name };
}

export type Writer = ReturnType<typeof createWriter>;

/** Rich text with all its elements. */
export function sampleRichText(writer: Writer, wording: Wording): string {
  const say = (most: number) => writer.write(1, most, wording);
  if (wording === 'shortest') return say(1);
  const paragraph = () => `${say(160)} **${say(60)}** *${say(60)}* \`${say(30)}\` [${say(60)}](/).`;
  const parts = [paragraph(), `- ${say(90)}\n- ${say(90)}`];
  if (wording !== 'plain') parts.push(`### ${say(90)}`, `1. ${say(90)}\n2. ${say(40)}`, paragraph());
  return parts.join('\n\n');
}

function lengthOf(min: number, max: number, wording: Wording): number {
  if (wording === 'shortest') return Math.max(1, min);
  if (wording === 'plain') return Math.max(min, Math.min(max, Math.round(max * 0.4)));
  return max;
}

/** A, B, C … for length 1. */
function letters(index: number, length: number): string {
  return String.fromCharCode(65 + (index % 26)).repeat(length);
}
