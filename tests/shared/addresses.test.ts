import { describe, expect, test } from 'vitest';
import { basePrefix, withBase, withoutBase } from '../../src/shared/base.ts';
import { receiverAddress } from '../../src/shared/forms/form-target.ts';
import { splitAddress, toRoute } from '../../src/shared/routes.ts';
import { isSafeHref, safeHref } from '../../src/shared/safe-href.ts';
import { scriptHostsOf } from '../../src/shared/script-hosts.ts';
import { signInHostsOf, signInServiceOf } from '../../src/shared/sign-in-service.ts';
import {
  endpointOrigin,
  httpsOrigin,
  isEndpointAddress,
  isScriptAddress,
  isSiteAddress,
} from '../../src/shared/web-address.ts';

describe('the base of a site', () => {
  test.each([
    ['/', '/about', '/about'],
    ['/site/', '/about', '/site/about'],
    ['/site/', '/', '/site/'],
    ['/site/', '#a', '#a'],
    ['/site/', 'https://a.example/', 'https://a.example/'],
  ])('%s in front of %s is %s', (base, address, whole) => {
    expect(withBase(base, address)).toBe(whole);
  });

  test.each([
    ['/', '/about', '/about'],
    ['/site/', '/site/about', '/about'],
    ['/site/', '/site/', '/'],
    ['/site/', '/site', undefined],
    ['/site/', '/sites/about', undefined],
  ])('%s taken from %s leaves %s', (base, path, rest) => {
    expect(withoutBase(base, path)).toBe(rest);
  });

  test('has no slash at its end in front of an address', () => {
    expect([basePrefix('/'), basePrefix('/site/')]).toEqual(['', '/site']);
  });
});

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a/b//', '/a/b'],
])('the route of %j is %s', (path, route) => expect(toRoute(path)).toBe(route));

test.each([
  ['/a?x=1#b', '/a', '?x=1', 'b'],
  ['/a#b?x', '/a', '', 'b?x'],
  ['/a?', '/a', '?', undefined],
  ['#', '', '', ''],
  ['#a#b', '', '', 'a#b'],
  ['/a#b\nc', '/a', '', 'b\nc'],
  ['', '', '', undefined],
])('the parts of %j', (address, path, search, hash) => {
  expect(splitAddress(address)).toEqual({ path, search, hash });
});

test.each(['/', '/a', '/a//b', '#', '#a', 'https://a.example', 'mailto:a@b.example', 'tel:+1'])(
  '%s may be a link',
  (href) => expect([isSafeHref(href), safeHref(href)]).toEqual([true, href]),
);

test.each([
  '//a.example',
  '/\\a.example',
  '/a\\b',
  '/a\nb',
  '/a\u007f',
  '/a\u001f',
  'http://a.example',
  'https:a.example',
  'HTTPS://a.example',
  ' /a',
  'javascript:a()',
  'a',
  '',
])('%j may be none', (href) => {
  expect(isSafeHref(href)).toBe(false);
  expect(() => safeHref(href)).toThrow(`Unsafe link address "${href}" reached the renderer.`);
});

test.each([
  ['https://a.example/b?c', 'https://a.example'],
  ['https://a.example:443/', 'https://a.example'],
  ['https://a.example:8443/', 'https://a.example:8443'],
  ['https://A.example/', 'https://a.example'],
  ['https://a-b.1.example', 'https://a-b.1.example'],
  ['http://a.example', undefined],
  ['https://u@a.example', undefined],
  ['https://:p@a.example', undefined],
  ['https://a";b.example', undefined],
  ['https://', undefined],
  ['a', undefined],
])('the origin of %s is %s', (address, origin) => expect(httpsOrigin(address)).toBe(origin));

test.each([
  ['https://a.example/f', 'https://a.example', true],
  ['https://a.example', 'https://a.example', true],
  ['https://a.example/f#x', 'https://a.example', false],
  ['https://A.example/f', 'https://a.example', false],
  ['http://localhost:9000/f?x=1', 'http://localhost:9000', true],
  ['http://localhost', 'http://localhost', true],
  ['http://localhost?x', 'http://localhost', false],
  ['http://127.0.0.1/f', 'http://127.0.0.1', true],
  ['http://localhost.example/f', undefined, false],
  ['http://127.0.0.10/f', undefined, false],
  ['http://a.example/f', undefined, false],
  ['/f', undefined, false],
])('forms may send to %s: %s, %s', (address, origin, isWhole) => {
  expect([endpointOrigin(address), isEndpointAddress(address)]).toEqual([origin, isWhole]);
});

test.each([
  'https://example.com',
  'https://www.example.com:8443',
  'https://localhost',
  'https://xn--4ca.example',
  'https://192.0.2.1',
])('the site may be served at %s', (url) => expect(isSiteAddress(url)).toBe(true));

test.each([
  'https://exa mple.com:99999',
  'https://example.com:99999',
  'https://example.com\nDisallow: /',
  'https://example.com/',
  'https://example.com?x',
  'https://example.com#x',
  'https://user:pass@example.com',
  'https://Example.com',
  'https://example.com:443',
  'https://a";b.example',
  "https://a';b.example",
  'https://a,b.example',
  'https://ä.example',
  'https://%41.example',
  'http://example.com',
  'https://',
  'https:example.com',
])('the site cannot be served at %j', (url) => expect(isSiteAddress(url)).toBe(false));

test.each(['https://stats.example/', 'https://stats.example/a.js?id=1&x=2#y', '/scripts/a.js', '/a%22b.js'])(
  'a script may be loaded from %s',
  (src) => expect(isScriptAddress(src)).toBe(true),
);

test.each([
  'https://stats.example/a"b.js',
  'https://stats".example/a.js',
  'https://stats;x.example/a.js',
  'https://stats.example/a b.js',
  'https://stats.example',
  'https://exa mple.com/a.js',

  'https://a.example:99999/a.js',
  'https://u:p@a.example/a.js',
  'http://a.example/a.js',
  '//a.example/a.js',

  '/\\a.example/a.js',
  '/a"b.js',
  '/../a.js',
  '/a\n.js',
  'a.js',
  'javascript:a()',
  'data:text/javascript,1',
])('a script cannot be loaded from %j', (src) => expect(isScriptAddress(src)).toBe(false));

test('policies name each host of scripts once, and never an unsafe one', () => {
  const hosts = (...srcs: string[]) =>
    scriptHostsOf({ scripts: srcs.map((src) => ({ src, category: 'analytics' as const })) });
  expect(hosts()).toEqual([]);
  expect(hosts('/a.js', '/b.js', 'https://a.example/1.js', 'https://a.example/2.js')).toEqual([
    "'self'",
    'https://a.example',
  ]);
  for (const src of ['//a.example/a.js', 'http://a.example/a.js', 'a.js'])
    expect(() => hosts(src)).toThrow(`Unsafe script address "${src}" reached the policy.`);
});

test('policies name each host of a provider once; a service is a provider and its words', () => {
  const provider = { issuer: 'https://a.example/realm', clientId: 'site' };
  expect(signInHostsOf({})).toEqual([]);
  expect(signInHostsOf({ provider })).toEqual(['https://a.example']);
  const hosts = ['https://b.example', 'https://a.example'];
  expect(signInHostsOf({ provider: { ...provider, hosts } })).toEqual(['https://a.example', hosts[0]]);
  expect(() => signInHostsOf({ provider: { ...provider, issuer: 'https://a;b' } })).toThrow(
    'Unsafe sign-in address "https://a;b" reached the policy.',
  );
  const account = {} as NonNullable<Parameters<typeof signInServiceOf>[0]['account']>;
  type SignIn = Parameters<typeof signInServiceOf>[0];
  const serviceOf = (signIn: Partial<SignIn>) => signInServiceOf(signIn as SignIn);
  expect(serviceOf({ provider, account })).toEqual({ provider, account });
  expect([serviceOf({ provider }), serviceOf({ account }), serviceOf({})]).toEqual(Array(3).fill(undefined));
});

test('the receiver has an address for each form, also for those of the home page', () => {
  expect(receiverAddress('/', 'a')).toBe('/_forms/index/a');
  expect(receiverAddress('/b/c', 'a')).toBe('/_forms/b/c/a');
});
