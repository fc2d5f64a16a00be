import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockEntry {
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockEntry>;
};
/** What is downloaded: the project and its workspaces are folders of their own. */
const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));

test('npm can verify every package it downloads', () => {
  expect(installed.length).toBeGreaterThan(100);
  const unverified = installed.filter(([, { link, inBundle, integrity }]) => {
    return !link && !inBundle && !integrity?.startsWith('sha512-');
  });
  expect(
    unverified.map(([path]) => path),
    'entries of package-lock.json without integrity: lock a version whose packages the registry holds for all platforms',
  ).toEqual([]);
});

test('the lock file names the packages of every platform, not only of the one it was written on', () => {
  const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(
        (name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
      )
      .map((name) => `${path} needs ${name}`),
  );
  expect(
    missing,
    'npm leaves out of package-lock.json what the registry does not hold, and "npm ci" then fails where it does',
  ).toEqual([]);
});
