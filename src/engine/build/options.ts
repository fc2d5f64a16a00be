import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { HostOptions } from '../../hosts/prepare.ts';
import { plainError } from '../../shared/plain-error.ts';
import { ignoreFileErrors, readIfThere } from '../files/node-file-system.ts';
import { codeFolder } from '../files/output-paths.ts';

/** The options of a build. The development server has the same. */
export interface BuildOptions extends HostOptions {
  root: string;
  /** The content folder, relative to the root or absolute. */
  pagesDir: string;
  /** The folder of files that are published unchanged, relative to the root or absolute. */
  publicDir: string;
  /** The output folder, relative to the root or absolute. */
  outDir: string;
  /** The base path of the site on its host, in Vite's form: `/` or `/site/`. */
  base: string;
  /** Adds the catalogue of section types at `/__catalogue` to the build, unlisted. */
  catalogue: boolean;
  /** The receiver takes the messages of the build's forms, whatever the host: it is served right after. */
  isReceiving?: boolean;
  /** Shows what is not live, too, for a host that only its owner looks at. */
  isPreview?: boolean;
  /** The instant for which the site is built, in milliseconds. */
  at: number;
  /** Adds source maps of the browser's code to the build. */
  sourcemap: boolean;
}

/**
 * The options in environment variables, and the base in `package.json`.
 * @throws Error, with a sentence for the user, for an invalid value.
 */
export function readBuildOptions(root: string): BuildOptions {
  return {
    root,
    // These let check, build and development server use other content.
    pagesDir: readFolderSetting('PAGES_DIR', 'pages'),
    publicDir: readFolderSetting('PUBLIC_DIR', 'public'),
    outDir: readFolderSetting('OUT_DIR', 'dist'),
    host: process.env.SITE_HOST || undefined,
    compress: false,
    base: readBaseSetting(root),
    at: process.env[clockVariable] ? Number(process.env[clockVariable]) : -Infinity,
    catalogue: process.env.CATALOGUE === 'true',
    sourcemap: false,
  };
}

/** How `npm run dev` tells Vite's configuration the instant that it has read, in milliseconds. */
export const clockVariable = 'SITE_CLOCK';

const segment = /^[\w~-][\w.~-]*$/;

/**
 * The base path in Vite's form: `/`, `/site/`, `/a/b/`. The outer slashes are optional.
 * @throws Error, with a sentence for the user, when it is not such a path.
 */
export function readBase(text: string): string {
  const segments = text
    .split('/')
    .filter((name, index, all) => name !== '' || (index > 0 && index < all.length - 1));
  if (!segments.every((name) => segment.test(name)))
    throw plainError(
      `Expected a base such as "/" or "/site/" instead of "${text}": the path of the site on its host.`,
    );
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** The base that `package.json` sets: `"config": { "base": "/site/" }`. */
export function readBaseSetting(root: string): string {
  const { config } = JSON.parse(String(readIfThere(join(root, 'package.json')) ?? '{}')) as {
    config?: { base?: unknown };
  };
  return config?.base === undefined ? '/' : readBase(String(config.base));
}

/**
 * The folder in an environment variable, or `fallback`. @throws Error when a folder for reading does not exist, or when
 * it is empty, as an unset value must not mean the current folder.
 */
export function readFolderSetting(name: 'OUT_DIR' | 'PAGES_DIR' | 'PUBLIC_DIR', fallback: string): string {
  const value = process.env[name] ?? fallback;
  if (value.trim() === '')
    throw plainError(`${name} is empty: name a folder, or unset it to use "${fallback}".`);
  if (name !== 'OUT_DIR' && process.env[name] !== undefined) proveFolder(value, `in ${name}`);
  return value;
}

function proveFolder(folder: string, where: string): void {
  if (ignoreFileErrors(() => statSync(folder))?.isDirectory() !== true)
    throw plainError(`There is no folder "${folder}". Look at how it is spelt ${where}.`);
}

/** The folders in a command's options, or in environment variables. @throws Error when one does not exist. */
export function readFolders(given: { pages: string | undefined; public: string | undefined }) {
  for (const name of ['pages', 'public'] as const)
    if (given[name] !== undefined) proveFolder(given[name], `after --${name}`);
  return {
    pagesDir: given.pages ?? readFolderSetting('PAGES_DIR', 'pages'),
    publicDir: given.public ?? readFolderSetting('PUBLIC_DIR', 'public'),
  };
}

/** Hydrates blocks; loaded with React when the first of them is near the viewport. */
export const islandsModule = 'src/browser/islands.tsx';
/** Client-side navigation; loaded when the visitor is likely to open another page. */
export const routerModule = 'src/browser/router.ts';
/** Enhances the other interactive blocks. */
export const enhanceModule = 'src/browser/live-blocks.ts';
/** Renders pages: its source file, and the file that a build makes of it. */
export const serverEntry = 'src/render/entry-server.tsx';
export const serverFile = `${codeFolder}/entry-server.mjs`;
/** The licence notices of the libraries in the browser's code. */
export const noticesFile = `${codeFolder}/licenses.txt`;
