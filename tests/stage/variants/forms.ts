import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDestination } from '../../../src/shared/generated/site.ts';
import formPage from './form-page.json' with { type: 'json' };

/**
 * Replaces the form services. Each gets a page `/write-to/NAME`, whose form `#inquiry` uses it. Without any, forms use
 * the visitor's e-mail program.
 */
export function replaceForms(pages: string, destinations: readonly FormDestination[]): void {
  // Its form has a file field, which e-mail does not support.
  rmSync(join(pages, 'write-to-us.json'));
  rmSync(join(pages, '_site/forms.json'));
  mkdirSync(join(pages, 'write-to'));
  const write = (name: string, value: object) => writeFileSync(join(pages, name), JSON.stringify(value));
  write('write-to-us.json', { ...pageWithForm(undefined, false), aliases: ['/write'] });
  if (destinations.length > 0) write('_site/forms.json', { default: destinations[0]?.name, destinations });
  for (const { name, files } of destinations)
    write(`write-to/${name}.json`, pageWithForm(name, files === true));
}

function pageWithForm(destination: string | undefined, files: boolean): object {
  const { tab, fileField, ...page } = formPage;
  const fields = files ? [...tab.fields, fileField] : tab.fields;
  const own = { ...tab, ...(destination !== undefined && { destination }), fields };
  return {
    ...page,
    title: `Write to {brand} by ${destination ?? 'e-mail'}`,
    sections: [
      { type: 'contactForm', variant: 'card', pageTitle: 'Tell us what you would grow', tabs: [own] },
    ],
  };
}
