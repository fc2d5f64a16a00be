import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readFolderSetting } from '../../src/engine/build/folder-setting.ts';
import { readArguments } from '../../src/command-line/read-arguments.ts';
import { checkCommand, readFolders } from '../../src/engine/cli/check-arguments.ts';
import { findOutputFolder } from '../../src/engine/build/output-folder.ts';
import { writeMark } from '../../src/engine/build/output-mark.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'output-folder-')));
const home = join(scratch, 'home');
const root = join(home, 'work/site');

beforeEach(() => {
  rmSync(scratch, { recursive: true });
  for (const folder of ['src', 'public', 'pages', 'section-schemas', 'tests', 'docs', 'node_modules', '.git'])
    mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(join(root, '.cache'));
  mkdirSync(join(scratch, 'content/pages'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{}');
});

afterAll(() => rmSync(scratch, { recursive: true }));

function find(outDir: string, pagesDir = 'pages', publicDir = 'public'): string {
  return findOutputFolder({ root, pagesDir, publicDir, outDir, home });
}

/** The reason given, with the sentence around it asserted. */
function refusal(outDir: string, pagesDir?: string, publicDir?: string): string {
  try {
    find(outDir, pagesDir, publicDir);
  } catch (error) {
    const { message } = error as Error;
    const start = `The output folder "${outDir}" (OUT_DIR) `;
    const end =
      ': a build replaces all that lies in it, so name a folder that only builds write, such as "dist".';
    expect(message.startsWith(start), message).toBe(true);
    expect(message.endsWith(end), message).toBe(true);
    return message.slice(start.length, -end.length);
  }
  return 'none';
}

const sourceOf = (name: string) => `is, holds or lies in "${name}", a folder of the project's sources`;

describe('a folder that a build must not replace is refused', () => {
  test.each([
    ['/', 'is the root of a disk'],
    ['../..', 'is your home folder or holds it'],
    ['../../..', 'is your home folder or holds it'],
    ['.', 'is the project itself or holds it'],
    ['..', 'is the project itself or holds it'],
    ['dist/..', 'is the project itself or holds it'],
    ['pages', 'is the content folder or lies in it'],
    ['pages/company', 'is the content folder or lies in it'],
    ['src', sourceOf('src')],
    ['./src/', sourceOf('src')],
    ['src/new/deep', sourceOf('src')],
    ['public', sourceOf('public')],
    ['section-schemas', sourceOf('section-schemas')],
    ['tests', sourceOf('tests')],
    ['docs', sourceOf('docs')],
    ['node_modules/site', sourceOf('node_modules')],
    ['.git', sourceOf('.git')],
    ['.git/site', sourceOf('.git')],
    ['.cache', 'holds what builds remember'],
    ['package.json', 'is a file'],
    ['package.json/site', 'lies in a file'],
    ['/dev', 'is a disk of its own, not a folder on one'],
  ])('%s', (outDir, reason) => {
    expect(refusal(outDir)).toBe(reason);
  });

  test('whatever the case of its letters', () => {
    expect(refusal('SRC')).toBe(sourceOf('src'));
    expect(refusal('Pages/Company')).toBe('is the content folder or lies in it');
  });

  test('also through a link', () => {
    symlinkSync(join(root, 'src'), join(root, 'dist'));
    expect(refusal('dist')).toBe(sourceOf('src'));
    symlinkSync(home, join(root, 'site'));
    expect(refusal('site/work/site/public')).toBe(sourceOf('public'));
    expect(refusal('site')).toBe('is your home folder or holds it');
  });

  test('when a source folder is a link to it, or into it', () => {
    mkdirSync(join(scratch, 'elsewhere/art'), { recursive: true });
    symlinkSync(join(scratch, 'elsewhere/art'), join(root, 'tools'));
    expect(refusal(join(scratch, 'elsewhere/art'))).toBe(sourceOf('tools'));
    expect(refusal(join(scratch, 'elsewhere'))).toBe(sourceOf('tools'));
  });

  test('when the folder of public files lies in it, wherever that is', () => {
    const files = join(scratch, 'content/files');
    mkdirSync(files);
    expect(refusal(join(scratch, 'content'), 'pages', files)).toBe('holds the folder of public files');
    expect(refusal(join(files, 'out'), 'pages', files)).toBe('is the folder of public files or lies in it');
  });

  test('when the content folder lies in it, wherever that is', () => {
    const content = join(scratch, 'content');
    expect(refusal(content, join(content, 'pages'))).toBe('holds the content folder');
    expect(refusal(join(content, 'pages/out'), join(content, 'pages'))).toBe(
      'is the content folder or lies in it',
    );
  });

  test('when it is a link that leads nowhere', () => {
    symlinkSync(join(scratch, 'gone'), join(root, 'dist'));
    expect(refusal('dist')).toBe('is a link that leads nowhere');
    symlinkSync(join(root, 'round'), join(root, 'round'));
    expect(refusal('round')).toBe('is a link that leads nowhere');
  });

  test('when it holds files that no build has written', () => {
    mkdirSync(join(root, 'dist'));
    writeFileSync(join(root, 'dist/thesis.txt'), '');
    expect(refusal('dist')).toBe(
      'holds files but not the mark of a build, ".page-config-renderer" (delete the folder if a build of this site wrote it)',
    );
    expect(refusal(home)).toBe('is your home folder or holds it');
  });

  test('when it holds a repository, though a build has written the rest', () => {
    mkdirSync(join(root, 'dist/.git'), { recursive: true });
    writeMark(join(root, 'dist'));
    expect(refusal('dist')).toBe('holds a git repository');
  });
});

describe('a folder that only builds write is taken', () => {
  test('when it does not exist yet, at any depth', () => {
    expect(find('dist')).toBe(join(root, 'dist'));
    expect(find('out/site/en')).toBe(join(root, 'out/site/en'));
    expect(find('.cache/site')).toBe(join(root, '.cache/site'));
    expect(find(join(scratch, 'www'))).toBe(join(scratch, 'www'));
    // Its name only begins like that of a source folder.
    expect(find('src2')).toBe(join(root, 'src2'));
    expect(find('..dist')).toBe(join(root, '..dist'));
  });

  test('when it is empty, and when an earlier build wrote it', () => {
    mkdirSync(join(root, 'dist'));
    expect(find('dist')).toBe(join(root, 'dist'));
    writeFileSync(join(root, 'dist/index.html'), '');
    writeMark(join(root, 'dist'));
    expect(find('dist')).toBe(join(root, 'dist'));
  });

  test('when it is from a build before there were marks', () => {
    mkdirSync(join(root, 'dist/_pages'), { recursive: true });
    for (const file of ['404.html', '_headers', '_redirects', '_pages/index.json', 'sitemap.xml'])
      writeFileSync(join(root, 'dist', file), '');
    expect(find('dist')).toBe(join(root, 'dist'));
  });

  test('through a link: the folder it leads to', () => {
    mkdirSync(join(scratch, 'www'));
    symlinkSync(join(scratch, 'www'), join(root, 'dist'));
    expect(find('dist')).toBe(join(scratch, 'www'));
  });
});

test('a setting without a value is a mistake, not the current folder', () => {
  expect(() => readFolderSetting('OUT_DIR', 'dist', { OUT_DIR: '' })).toThrow(
    /^OUT_DIR is empty: name a folder, or unset it to use "dist"\.$/,
  );
  expect(() => readFolderSetting('PAGES_DIR', 'pages', { PAGES_DIR: ' ' })).toThrow(
    /^PAGES_DIR is empty: name a folder, or unset it to use "pages"\.$/,
  );
  const read = (argv: string[], environment = {}) =>
    readFolders(readArguments(checkCommand, argv)!.values, environment);
  expect(() => read([], { PAGES_DIR: '' })).toThrow(/^PAGES_DIR is empty/);
  expect(() => read(['--pages', ''])).toThrow(/^Expected FOLDER after --pages\.$/);
  expect(() => read([], { PUBLIC_DIR: '' })).toThrow(/^PUBLIC_DIR is empty/);
  expect(() => read(['--public', ''])).toThrow(/^Expected FOLDER after --public\.$/);
  expect(readFolderSetting('OUT_DIR', 'dist', {})).toBe('dist');
  expect(readFolderSetting('OUT_DIR', 'dist', { OUT_DIR: 'site' })).toBe('site');
});
