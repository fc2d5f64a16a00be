/** Names that Windows reserves for devices, with any ending. */
const devices = new Set([
  'con',
  'prn',
  'aux',
  'nul',
  ...Array.from({ length: 10 }, (_, number) => [`com${number}`, `lpt${number}`]).flat(),
]);

/**
 * Folders of the built site that browsers cache, for a week or a year (`documents/host-files.ts` writes the
 * headers). They contain no pages. Other folders of public/ reserve no names.
 */
export const cachedFolders: Readonly<Record<string, 'week' | 'year'>> = {
  // These names contain a hash of the file.
  assets: 'year',
  fonts: 'year',
  _img: 'year',
  // A changed picture keeps its name.
  img: 'week',
  tech: 'week',
  brand: 'week',
  icons: 'week',
  video: 'week',
};

/**
 * The reason why an address such as `/gardens/tools` is reserved; undefined when a page, alias or planned
 * link may use it.
 */
export function explainReserved(address: string): string | undefined {
  const segments = address.split('/').filter(Boolean);
  const [first = ''] = segments;
  const device = findDevice(address);
  if (device !== undefined) return `Windows keeps the name "${device}" for a device. Choose another name.`;
  if (address === '/404') return 'The host answers unknown addresses itself. Choose another name.';
  if (segments.at(-1) === 'index') return 'The name "index" means its folder. Choose another name.';
  if (Object.hasOwn(cachedFolders, first))
    return `"/${first}" holds files of the site, which browsers keep for long. Choose another name.`;
  return undefined;
}

/** The part of a path that Windows takes for a device, with any ending. */
export function findDevice(path: string): string | undefined {
  const names = path.split('/').map((segment) => segment.split('.')[0]?.toLowerCase() ?? '');
  return names.find((name) => devices.has(name));
}
