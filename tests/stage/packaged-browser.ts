import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** A browser and the environment variables it needs. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const folder = resolve(import.meta.dirname, '../../node_modules/.cache/packaged-browser');

/**
 * Returns the browser of the package @sparticuz/chromium, unpacked once. Safe for parallel processes: each unpacks into
 * its own folder, and the first to finish renames it to the final one.
 */
export async function unpackPackagedBrowser(): Promise<Browser> {
  if (!existsSync(folder)) {
    const own = `${folder}.${process.pid}`;
    await unpackInto(own);
    // Another process was first: its folder is the same.
    await rename(own, folder).catch(() => rm(own, { recursive: true }));
  }
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
      XDG_DATA_HOME: folder,
      XDG_CACHE_HOME: folder,
    },
  };
}

/** The package unpacks into the temporary folder, and only adds its system libraries when it detects AWS. */
async function unpackInto(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const script = "await (await import('@sparticuz/chromium')).default.executablePath()";
  const env = { ...process.env, TMPDIR: target, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env,
    cwd: import.meta.dirname,
  });
  const fonts = join(target, 'fonts/fonts.conf');
  // Relative to the variables, as the project may be moved: without its fonts, the browser crashes.
  const moved = (await readFile(fonts, 'utf8')).replaceAll(/>\/tmp\/(?=fonts)/g, ' prefix="xdg">');
  await writeFile(fonts, moved);
}
