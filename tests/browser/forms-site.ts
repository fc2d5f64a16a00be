import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { FormDestination } from '../../src/shared/generated/site.ts';
import { fixtureFolders } from './servers.ts';

const root = resolve(import.meta.dirname, '../..');

export interface BuiltSite {
  folder: string;
  remove(): void;
}

/**
 * Builds the fixture site with other destinations, and for each destination the page `/write-to/NAME`, whose form
 * `#inquiry` sends there, below a base if one is given. Without destinations there is no forms.json.
 */
export async function buildFormsSite(
  destinations?: FormDestination[],
  { publicDir = fixtureFolders.public, base = '/' } = {},
): Promise<BuiltSite> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const work = mkdtempSync(join(root, '.cache', 'forms-'));
  const pages = join(work, 'pages');
  const folder = join(work, 'dist');
  cpSync(join(root, fixtureFolders.pages), pages, { recursive: true });
  // It has a field for a file, which e-mail does not take.
  rmSync(join(pages, 'write-to-us.json'));
  rmSync(join(pages, '_site/forms.json'));
  mkdirSync(join(pages, 'write-to'));
  writeFileSync(
    join(pages, 'write-to-us.json'),
    JSON.stringify({ ...pageWithForm(undefined, false), aliases: ['/write'] }),
  );
  if (destinations) {
    const forms = { default: destinations[0]?.name, destinations };
    writeFileSync(join(pages, '_site/forms.json'), JSON.stringify(forms));
  }
  for (const { name, files } of destinations ?? [])
    writeFileSync(join(pages, `write-to/${name}.json`), JSON.stringify(pageWithForm(name, files === true)));
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/engine/cli/build.ts', '--logLevel', 'warn', '--base', base],
    {
      cwd: root,
      env: { ...process.env, PAGES_DIR: pages, PUBLIC_DIR: publicDir, OUT_DIR: folder },
    },
  );
  return { folder, remove: () => rmSync(work, { recursive: true, force: true }) };
}

function pageWithForm(destination: string | undefined, files: boolean): object {
  const fields = [
    { name: 'fullName', label: 'Full Name', kind: 'text', autocomplete: 'name' },
    { name: 'email', label: 'Email', kind: 'email', autocomplete: 'email' },
    {
      name: 'country',
      label: 'Country',
      kind: 'select',
      placeholder: 'Country',
      options: ['India', 'Canada'],
      optional: true,
    },
    { name: 'requirement', label: 'Brief your Requirement', kind: 'paragraph' },
    ...(files ? [{ name: 'plan', label: 'Plan', kind: 'file', optional: true }] : []),
  ];
  return {
    title: `Write to {brand} by ${destination ?? 'e-mail'}`,
    description: 'A few lines are enough: tell us what you need, and we answer within a working day.',
    noindex: true,
    sections: [
      {
        type: 'contactForm',
        variant: 'desk',
        pageTitle: 'Tell us what you would grow',
        tabs: [
          {
            key: 'inquiry',
            title: 'Inquiry',
            ...(destination !== undefined && { destination }),
            recipient: '{email}',
            subject: 'Inquiry',
            submit: 'Send inquiry',
            fields,
          },
        ],
      },
    ],
  };
}
