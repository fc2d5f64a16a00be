import { expect, test } from 'vitest';
import { formNeedsOf, targetOf } from '../../src/engine/content/form-destinations.ts';
import {
  contentSecurityPolicy,
  headerSecurityPolicy,
} from '../../src/engine/documents/content-security-policy.ts';
import type { Forms } from '../../src/shared/generated/site.ts';

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
const post = { kind: 'post', values: {}, names: {} };

const at = (page: string, base = '/') => ({ page, key: 'inquiry', base });

test('a form that names no destination takes the default, and without forms.json the e-mail program', () => {
  expect(targetOf(undefined, undefined, at('/our-garden'))).toEqual({ kind: 'email' });
  expect(targetOf(forms, 'mail', at('/our-garden'))).toEqual({ kind: 'email' });
  expect(targetOf(forms, undefined, at('/our-garden'))).toEqual({
    ...post,
    service: 'receiver',
    address: '/_forms/our-garden/inquiry',
    encoding: 'json',
    trap: '_website',
  });
});

test('a receiver may run on another host, and the home page has an address of its own', () => {
  expect(targetOf(forms, 'elsewhere', at('/'))).toMatchObject({
    address: 'https://forms.example.com/_forms/index/inquiry',
  });
});

test('services get what they need', () => {
  expect(targetOf(forms, 'web3forms', at('/our-garden'))).toEqual({
    ...post,
    service: 'endpoint',
    address: 'https://api.web3forms.com/submit',
    encoding: 'json',
    values: { access_key: 'k' },
    names: { fullName: 'name' },
    trap: 'botcheck',
  });
  expect(targetOf(forms, 'netlify', at('/gardens/tools'))).toEqual({
    ...post,
    service: 'netlify',
    address: '/gardens/tools',
    encoding: 'form',
    values: { 'form-name': 'gardens-tools-inquiry' },
    trap: 'bot-field',
  });
});

test('below a base, the own receiver and the page itself are asked there, and other hosts where they are', () => {
  expect(targetOf(forms, undefined, at('/our-garden', '/site/'))).toMatchObject({
    address: '/site/_forms/our-garden/inquiry',
  });
  expect(targetOf(forms, 'netlify', at('/gardens/tools', '/site/'))).toMatchObject({
    address: '/site/gardens/tools',
    values: { 'form-name': 'gardens-tools-inquiry' },
  });
  expect(targetOf(forms, 'elsewhere', at('/', '/site/'))).toMatchObject({
    address: 'https://forms.example.com/_forms/index/inquiry',
  });
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
