import { join } from 'node:path';
import type { FormPost, FormTarget } from '../../src/shared/forms/form-target.ts';
import type { ContactFormTab } from '../../src/shared/generated/sections.ts';
import type { PageData } from '../../src/shared/page.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';
import written from './inquiry.json' with { type: 'json' };

/** A destination at the receiver. */
export const toReceiver = (address: string): FormPost => ({
  kind: 'post',
  service: 'receiver',
  address,
  encoding: 'json',
  values: {},
  names: {},
  trap: '_website',
});

/** A form with each kind of field that the receiver distinguishes. */
export const inquiry: ContactFormTab = {
  ...(written as ContactFormTab),
  destination: toReceiver('/_forms/our-garden/inquiry'),
};

const other = (key: string, destination: FormTarget): ContactFormTab => ({ ...inquiry, key, destination });

/** A page with that form, a second one, and some with other destinations. */
export const page: PageData = {
  path: '/our-garden',
  aliases: [],
  title: 'Contact',
  description: '',
  noindex: false,
  lang: 'en',
  sections: [
    { type: 'richText', body: [] } as unknown as PageData['sections'][0],
    {
      type: 'contactForm',
      tabs: [
        inquiry,
        other('visit-2', toReceiver('/_forms/our-garden/visit-2')),
        other('mail', { kind: 'email' }),
        other('service', { ...toReceiver('https://forms.example/f'), service: 'endpoint' }),
      ],
    },
  ],
};

/** The least that the form accepts. */
export const good = { fullName: 'Meera', email: 'meera@company.com' };

/** A folder with the part of a built site that the receiver reads: the data of the form's page. */
export function makeSiteFolder(...[whenDone]: Parameters<typeof makeFolder>) {
  const folder = makeFolder(whenDone);
  writeFiles(folder, { '_pages/our-garden.json': page });
  return { folder, data: join(folder, 'data/inquiries.sqlite') };
}
