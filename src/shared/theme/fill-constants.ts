/**
 * CSS with a value in place of each `var()` of these custom properties. Without a value, what stands in its place is
 * written: the part after the comma.
 */
export function fillConstants(css: string, constants: ReadonlyMap<string, string | undefined>): string {
  let filled = '';
  let end = 0;
  for (const { 0: opening, 1: name = '', index } of css.matchAll(/var\((--[\w-]+),?/g)) {
    // Inside of one that is replaced already.
    if (index < end || !constants.has(name)) continue;
    const close = closingBracket(css, index + opening.length);
    const value = constants.get(name) ?? fillConstants(css.slice(index + opening.length, close), constants);
    if (value === '') continue;
    const before = css.slice(end, index);
    filled += value === '1' && times.test(before) ? before.replace(times, '') : before + value;
    end = close + 1;
  }
  return (filled + css.slice(end)).replaceAll(/calc\((-?[\d.]+[a-z%]*)\)|(?<=\dvw) \/ 1(?=[,)])/g, '$1');
}

/** A sign of multiplication at the end. */
const times = /\s*\*\s*$/;

/** The place of the bracket that closes the one before `start`. */
function closingBracket(css: string, start: number): number {
  let depth = 1;
  let place = start;
  for (; depth > 0 && place < css.length; place++) depth += { '(': 1, ')': -1 }[css.charAt(place)] ?? 0;
  return place - 1;
}
