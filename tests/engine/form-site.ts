import { createNodeFileSystem } from '../../src/engine/files/node-file-system.ts';
import { check, pageBelowHero } from './test-site.ts';

const project = createNodeFileSystem(process.cwd());
const real = ['contactForm.json', 'defs.json', 'site/forms.json'].map((name) => {
  const file = `section-schemas/${name}`;
  return [file, Buffer.from(project.read(file) ?? '')] as const;
});

/** A form of one field, with these properties changed or added. */
export function formWith(changes: object = {}): object {
  const fields = [{ name: 'message', label: 'Message', kind: 'paragraph' }];
  return {
    key: 'write',
    title: 'Write',
    recipient: 'hello@harbour.example',
    subject: 'Hello',
    submit: 'Send',
    fields,
    ...changes,
  };
}

/** Checks a site with these forms on its home page; `forms` is its _site/forms.json, undefined for none. */
export function checkForms(forms: unknown, ...tabs: object[]): Promise<string> {
  return check({
    ...Object.fromEntries(real),
    ...(forms !== undefined && { 'pages/_site/forms.json': forms }),
    'pages/index.json': pageBelowHero({ type: 'contactForm', tabs }),
  });
}

export const destinations = {
  default: 'inquiries',
  destinations: [
    { name: 'inquiries', kind: 'receiver' },
    { name: 'mail', kind: 'email' },
  ],
};
