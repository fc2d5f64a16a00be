import { notFoundRoute } from '../../../../shared/routes.ts';
import {
  builtFiles,
  builtFolders,
  createOutputClaims,
  dataFile,
  documentFile,
  isPortable,
} from '../../../files/output-paths.ts';
import { explainUnwritable } from '../../../files/page-files.ts';
import type { Site } from '../../../content/site.ts';
import type { ReportWords } from '../../rule.ts';

/** The files of public/ that cannot keep their names, by their addresses, and why. */
export function findUnfreePaths(site: Site): Map<string, ReportWords> {
  const claim = createOutputClaims();
  for (const path of builtFiles) claim(path, 'the build writes this file itself');
  for (const { route, file } of site.pages) {
    const owner = `${file} becomes this file`;
    claim(documentFile(route), owner);
    claim(dataFile(route), owner);
  }
  const unfree = new Map<string, ReportWords>();
  for (const address of site.assets.addresses) {
    const unwritable = explainName(address);
    // A host may show both `/about` and `/about/index.html` at "/about".
    const page = site.routes.get(address.replace(/\/index\.html$/i, '').toLowerCase());
    const owner =
      claim(address, `${site.assets.fileOf(address)} is copied there`) ??
      (page && `${page.file} is shown there`);
    if (unwritable !== undefined)
      unfree.set(address, { message: `Unexpected file name "${address.slice(1)}".`, hint: unwritable });
    else if (owner !== undefined)
      unfree.set(address, {
        message: `Duplicate path "${address}": ${owner}.`,
        hint:
          address.toLowerCase() === `/${documentFile(notFoundRoute)}`
            ? 'Write the page for unknown addresses as 404.json in the content folder, and remove this file.'
            : 'Rename one of the two, or remove this one. Capital and small letters are the same to some systems, and so are two ways to store an accent.',
      });
  }
  return unfree;
}

function explainName(address: string): string | undefined {
  const unwritable = explainUnwritable(address);
  if (unwritable !== undefined) return unwritable;
  const folder = builtFolders.find((name) => address.toLowerCase().startsWith(`/${name}/`));
  if (folder !== undefined) return `Only the build writes in "/${folder}". Choose another folder.`;
  if (address.includes('\ufffd')) return 'Its bytes are no text in UTF-8. Rename the file.';
  return isPortable(address)
    ? undefined
    : 'Not every system can write it: leave out \\ : * ? " < > | and control characters, and end no name with a dot or a space.';
}
