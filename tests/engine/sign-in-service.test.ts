import { expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  headerSecurityPolicy,
} from '../../src/engine/documents/content-security-policy.ts';
import { signInDocument } from '../../src/engine/documents/sign-in-document.ts';
import type { AccountText } from '../../src/shared/generated/site.ts';
import { signInHostsOf } from '../../src/shared/sign-in-service.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { resolveSiteData } from '../../src/engine/content/resolve-site-data.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { alikePictures } from './alike-pictures.ts';

const { signIn } = resolveSiteData(openSite({ fileSystem: fixtureFiles, pictures: alikePictures }));
const provider = {
  issuer: 'https://accounts.example.com/realms/site',
  clientId: 'site',
  hosts: ['https://login.example.com', 'https://accounts.example.com'],
};

test('the policies open connections to the provider, and neither forms nor frames', () => {
  const none = { inlineScripts: [], scriptHosts: [], forms: { origins: [], mail: false } };
  const signInHosts = signInHostsOf({ provider });
  for (const write of [
    (needs: typeof none & { signInHosts: string[] }) => contentSecurityPolicy(needs, []),
    headerSecurityPolicy,
  ]) {
    const without = write({ ...none, signInHosts: [] }).split('; ');
    const changed = write({ ...none, signInHosts })
      .split('; ')
      .filter((rule) => !without.includes(rule));
    expect(changed).toEqual(["connect-src 'self' https://accounts.example.com https://login.example.com"]);
  }
});

test('the document visitors come back to runs one script, speaks to the provider, and is in no index', () => {
  const account = { ...signIn.account, arriving: 'One <moment>' } as AccountText;
  const html = signInDocument(
    { name: 'A & B', url: '', language: 'en' },
    { provider, account },
    '/assets/return.js',
  );
  expect(html).toContain("script-src 'self';");
  expect(html).toContain("connect-src 'self' https://accounts.example.com https://login.example.com;");
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/return.js">']);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="icon" href="/favicon.ico">');
  expect(html).toContain('One &lt;moment&gt;');
  expect(html).toContain('A &amp; B');
});
