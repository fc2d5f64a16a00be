import { createRequire } from 'node:module';

/** Loads a package only when it is needed: starting a command without it is that much quicker. */
export const requirePackage = createRequire(import.meta.url);
