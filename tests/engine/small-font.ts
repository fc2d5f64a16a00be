import { brotliCompressSync } from 'node:zlib';

type Tables = Record<string, Buffer>;

/** A number as WOFF2 writes lengths. */
function digits(value: number): number[] {
  const rest = value < 128 ? [] : digits(Math.floor(value / 128)).map((digit) => digit | 128);
  return [...rest, value % 128];
}

/** A WOFF2 file. `claims`: lengths of tables in place of their own. */
export function woff2(tables: Tables, claims: Record<string, number> = {}): Buffer {
  const names = Object.keys(tables);
  const directory = names.flatMap((name) => [
    63,
    ...Buffer.from(name),
    ...digits(claims[name] ?? tables[name]!.length),
  ]);
  const data = brotliCompressSync(Buffer.concat(Object.values(tables)));
  const head = Buffer.alloc(48);
  head.write('wOF2', 'latin1');
  head.writeUInt16BE(names.length, 12);
  head.writeUInt32BE(data.length, 20);
  return Buffer.concat([head, Buffer.from(directory), data]);
}

export function table(length: number, numbers: Record<number, number> = {}): Buffer {
  const bytes = Buffer.alloc(length);
  for (const [at, number] of Object.entries(numbers)) bytes.writeUInt16BE(number, Number(at));
  return bytes;
}

/** A table of letters: groups of the first letter, the last one, and the glyph of the first. */
export function cmap(groups: readonly (readonly [number, number, number])[], count = groups.length): Buffer {
  const bytes = table(28 + 12 * groups.length, { 2: 1, 4: 3, 6: 10, 10: 12, 12: 12 });
  bytes.writeUInt32BE(count, 24);
  for (const [index, group] of groups.entries())
    for (const [place, number] of group.entries()) bytes.writeUInt32BE(number, 28 + 12 * index + 4 * place);
  return bytes;
}

/** A font of ASCII letters, in one weight. */
export const sound: Tables = {
  cmap: cmap([[32, 126, 1]]),
  head: table(54, { 18: 1000 }),
  hhea: table(36, { 4: 900, 6: 65_536 - 200, 34: 100 }),
  hmtx: table(400),
  maxp: table(6, { 4: 100 }),
  'OS/2': table(78, { 4: 700 }),
  post: table(32),
};
