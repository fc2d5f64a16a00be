import { expect, test } from 'vitest';
import { openSite } from '../../src/engine/content/open-site.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import type { ContactFormSection } from '../../src/shared/generated/sections.ts';
import { createExampleFiles } from './example-site.ts';
import { compileRoute } from './test-site.ts';

const tab = (key: string, more: object = {}) => ({
  key,
  title: key,
  recipient: 'hello@example.com',
  subject: 'Hello',
  submit: 'Send',
  fields: [{ name: 'email', label: 'E-mail', kind: 'email' }],
  ...more,
});

/** The compiled home page with these forms. */
function compile(tabs: object[], files: Record<string, object> = {}) {
  const sections = [{ type: 'contactForm', tabs }];
  const fileSystem = createExampleFiles({ page: { sections }, files });
  const site = openSite({ fileSystem, schemas: loadSchemas(fileSystem) });
  const page = compileRoute(site, '/')!;
  const { tabs: compiled } = page.sections.find(({ type }) => type === 'contactForm') as ContactFormSection;
  return { page, tabs: compiled };
}

test('the receiver gets the readers of a form: its own, or those of its destination', () => {
  const destinations = [
    { name: 'inquiries', kind: 'receiver', notice: 'office' },
    { name: 'other', kind: 'receiver' },
  ];
  const forms = { 'pages/_site/forms.json': { default: 'inquiries', destinations } };
  const { tabs } = compile(
    [tab('one'), tab('two', { notice: 'jobs', confirm: true }), tab('three', { destination: 'other' })],
    forms,
  );
  expect(tabs.map(({ notice, confirm }) => [notice, confirm])).toEqual([
    ['office', undefined],
    ['jobs', true],
    [undefined, undefined],
  ]);
});

test('a form that names no readers is compiled as before', () => {
  const { page, tabs } = compile([tab('one')]);
  expect(Object.keys(tabs[0]!)).toEqual([...Object.keys(tab('one')), 'destination']);
  expect(page).not.toHaveProperty('mailWords');
});

test('the receiver gets the words of e-mails in the language of the page', () => {
  const languages = { en: { mails: { files: 'Attached' } }, de: { mails: { files: 'Dateien' } } };
  const { page } = compile([tab('one')], { 'pages/_site/words.json': { languages } });
  expect(page.mailWords).toEqual({ files: 'Attached' });
});
