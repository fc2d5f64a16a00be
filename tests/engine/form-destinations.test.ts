import { expect, test } from 'vitest';
import { formNeedsOf, targetOf } from '../../src/engine/content/form-destinations.ts';
import {
  contentSecurityPolicy,
  headerSecurityPolicy,
} from '../../src/engine/documents/content-security-policy.ts';
import type { Forms } from '../../src/shared/generated/site.ts';
import { testTables } from '../shared/test-tables.ts';

const forms: Forms = {
  default: 'inquiries',
  destinations: [
    { name: 'inquiries', kind: 'receiver' },
    { name: 'elsewhere', kind: 'receiver', url: 'https://forms.example.com/' },
    {
      name: 'web3forms',
      kind: 'endpoint',
      url: 'https://api.web3forms.com/submit',
      values: [{ name: 'access_key', value: 'k' }],
      rename: [{ field: 'fullName', name: 'name' }],
      trap: 'botcheck',
    },
    { name: 'netlify', kind: 'netlify' },
    { name: 'mail', kind: 'email' },
  ],
};
testTables('tests/engine/tables/form-destinations.txt', {
  'Where a form of a page is sent': (name: string | null, page: string, base: string) =>
    targetOf(forms, name ?? undefined, { page, key: 'inquiry', base }),
});

test('without forms.json a form opens the e-mail program', () => {
  const at = { page: '/our-garden', key: 'inquiry', base: '/' };
  expect(targetOf(undefined, undefined, at)).toEqual({ kind: 'email' });
});

test('the policies allow what the destinations need, and no more', () => {
  const policy = (of: Forms | undefined) => {
    const needs = {
      inlineScripts: [],
      scriptHosts: ['https://stats.example'],
      signInHosts: [],
      forms: formNeedsOf(of),
    };
    const rules = contentSecurityPolicy(needs, []).split('; ');
    expect(headerSecurityPolicy(needs).split('; ')).toEqual(
      expect.arrayContaining(rules.filter((rule) => /^(connect-src|form-action)/.test(rule))),
    );
    return rules.filter((rule) => /^(connect-src|form-action)/.test(rule));
  };
  expect(policy(undefined)).toEqual([
    "connect-src 'self' https://stats.example",
    "form-action 'self' mailto:",
  ]);
  expect(policy({ default: 'a', destinations: [{ name: 'a', kind: 'receiver' }] })).toEqual([
    "connect-src 'self' https://stats.example",
    "form-action 'self'",
  ]);
  expect(policy(forms)).toEqual([
    "connect-src 'self' https://stats.example https://forms.example.com https://api.web3forms.com",
    "form-action 'self' mailto: https://forms.example.com https://api.web3forms.com",
  ]);
});
