/** Names that Windows keeps for devices, whatever ending they have. */
const devices = new Set([
  'con',
  'prn',
  'aux',
  'nul',
  ...Array.from({ length: 10 }, (_, number) => [`com${number}`, `lpt${number}`]).flat(),
]);

/** Folders of the built site that hold no pages: hosts let browsers keep what lies there for a week or a year. */
const folders = new Set(['assets', 'fonts', 'img', 'tech', 'brand', 'icons', 'video']);

/** Why an address such as `/company/about` can be no page's, alias's or planned link's; undefined when it can. */
export function explainReserved(address: string): string | undefined {
  const segments = address.split('/').filter(Boolean);
  const [first = ''] = segments;
  const device = segments.find((segment) => devices.has(segment));
  if (device !== undefined) return `Windows keeps the name "${device}" for a device. Choose another name.`;
  if (address === '/404') return 'The host answers unknown addresses itself. Choose another name.';
  if (segments.at(-1) === 'index') return 'The name "index" stands for its folder. Choose another name.';
  if (folders.has(first))
    return `"/${first}" holds files of the site, which browsers keep for long. Choose another name.`;
  return undefined;
}
