/** Names that Windows keeps for devices, whatever ending they have. */
const devices = new Set([
  'con',
  'prn',
  'aux',
  'nul',
  ...Array.from({ length: 10 }, (_, number) => [`com${number}`, `lpt${number}`]).flat(),
]);

/**
 * Folders of the built site whose files browsers keep, for a week or a year (`documents/host-files.ts` writes it down for
 * hosts). They hold no pages. Other folders of public/ take no name from pages.
 */
export const cachedFolders: Readonly<Record<string, 'week' | 'year'>> = {
  // Names with a hash of what is in the file.
  assets: 'year',
  fonts: 'year',
  _img: 'year',
  // Pictures keep their names when they are drawn anew.
  img: 'week',
  tech: 'week',
  brand: 'week',
  icons: 'week',
  video: 'week',
};

/** Why an address such as `/gardens/tools` can be no page's, alias's or planned link's; undefined when it can. */
export function explainReserved(address: string): string | undefined {
  const segments = address.split('/').filter(Boolean);
  const [first = ''] = segments;
  const device = findDevice(address);
  if (device !== undefined) return `Windows keeps the name "${device}" for a device. Choose another name.`;
  if (address === '/404') return 'The host answers unknown addresses itself. Choose another name.';
  if (segments.at(-1) === 'index') return 'The name "index" stands for its folder. Choose another name.';
  if (Object.hasOwn(cachedFolders, first))
    return `"/${first}" holds files of the site, which browsers keep for long. Choose another name.`;
  return undefined;
}

/** The part of a path that Windows takes for a device, with whatever ending. */
export function findDevice(path: string): string | undefined {
  const names = path.split('/').map((segment) => segment.split('.')[0]?.toLowerCase() ?? '');
  return names.find((name) => devices.has(name));
}
