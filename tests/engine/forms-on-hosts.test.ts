import { expect, test } from 'vitest';
import { judgeForms } from '../../src/engine/build/judge-forms.ts';
import { hostNames } from '../../src/hosts/hosts.ts';
import { createExampleFiles, inspectExampleFiles } from './example-site.ts';

const form = (key: string, destination?: string) => ({
  key,
  title: key,
  recipient: 'office@example.com',
  subject: key,
  submit: 'Send',
  note: 'We answer you.',
  ...(destination !== undefined && { destination }),
  fields: [{ name: 'message', label: 'Message', kind: 'paragraph', error: 'Write your message.' }],
});
const block = (...tabs: object[]) => ({ type: 'contactForm', pageTitle: 'Write to us', tabs });

/** The pages of a site whose forms send to this destination. */
async function pagesSendingTo(destination: object) {
  const files = {
    'pages/_site/forms.json': {
      default: 'chosen',
      destinations: [
        { name: 'chosen', ...destination },
        { name: 'mail', kind: 'email' },
      ],
    },
    'pages/_shared/ask.json': block(form('question')),
    'pages/help.json': {
      sections: [
        { type: 'hero', title: 'Help' },
        { type: 'shared', use: 'ask' },
      ],
    },
    'pages/press.json': {
      sections: [
        { type: 'hero', title: 'Press' },
        block(form('press'), form('letter', 'mail')),
        { ...block(form('draft')), hidden: true },
      ],
    },
  };
  const { pages } = await inspectExampleFiles(createExampleFiles({ files }));
  expect(pages).toHaveLength(3);
  return pages;
}

const forms = '"question" in pages/help.json, "press" in pages/press.json';

/** What a build says of the forms. */
function judge(pages: Awaited<ReturnType<typeof pagesSendingTo>>, host?: string): string {
  try {
    return judgeForms(pages, host).join('\n') || 'built';
  } catch (error) {
    return `stopped: ${(error as Error).message}`;
  }
}

test.each([
  ['receiver', 'receiver', ['nginx', 'apache', 'caddy']],
  ['netlify', 'Netlify Forms', ['netlify']],
])('forms of the kind "%s" stop the build for each host without them, and are named', async (...row) => {
  const [kind, missing, hosts] = row;
  const pages = await pagesSendingTo({ kind });
  for (const host of hostNames)
    if (hosts.includes(host)) expect([host, judge(pages, host)]).toEqual([host, 'built']);
    else
      expect(judge(pages, host)).toContain(
        `stopped: Missing ${missing} for the forms ${forms}: a site on ${host}`,
      );
  const ways = ['"kind": "email"', '"kind": "endpoint" with a "url"', '"kind": "receiver" with a "url"'];
  for (const way of ways) expect(judge(pages, 's3')).toContain(way);
});

test('a build for no host warns of forms that need the receiver', async () => {
  expect(judge(await pagesSendingTo({ kind: 'receiver' }))).toContain(
    `Missing receiver for the forms ${forms}: plain files take no messages.`,
  );
  expect(judge(await pagesSendingTo({ kind: 'netlify' }))).toBe('built');
});

test.each([
  { kind: 'email' },
  { kind: 'endpoint', url: 'https://formspree.io/f/abcdwxyz' },
  { kind: 'receiver', url: 'https://forms.example.com' },
])('%o works on every host', async (destination) => {
  const pages = await pagesSendingTo(destination);
  for (const host of [undefined, ...hostNames]) expect([host, judge(pages, host)]).toEqual([host, 'built']);
});
