import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDestination } from '../../../src/shared/generated/site.ts';

/** Replaces the form and its service: without a service, forms go through the visitor's e-mail program. */
export const withoutForms = (pages: string): void => replaceForms(pages, []);

/** Replaces the services. For each there is a page `/write-to/NAME`, whose form `#inquiry` sends there. */
export function replaceForms(pages: string, destinations: readonly FormDestination[]): void {
  // It has a field for a file, which e-mail does not take.
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
