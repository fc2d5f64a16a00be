import { createRequire } from 'node:module';

/** Loads a package on first use, which lets commands without it start faster. */
export const requirePackage = createRequire(import.meta.url);
