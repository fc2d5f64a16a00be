/** How files may come compressed, the smallest first, by the ending of the compressed file. */
const codings = { br: 'br', gzip: 'gz' } as const;

export interface Coding {
  name: string;
  ending: string;
}

/** The compressions that an `Accept-Encoding` header takes, in the order in which a host prefers them. */
export function acceptedCodings(header: string | string[] | undefined): Coding[] {
  const accepted = new Set(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((text) => text.trim()))
      .filter(([, quality = '']) => !quality.startsWith('q=') || Number(quality.slice(2)) > 0)
      .map(([name]) => name),
  );
  return Object.entries(codings)
    .filter(([name]) => accepted.has(name))
    .map(([name, ending]) => ({ name, ending }));
}
