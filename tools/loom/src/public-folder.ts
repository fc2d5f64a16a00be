import { fileURLToPath } from 'node:url';

/** The folder of the site's files that are served as they are, with a slash at its end: what is woven goes there. */
export const publicFolder = fileURLToPath(new URL('../../../public/', import.meta.url));
