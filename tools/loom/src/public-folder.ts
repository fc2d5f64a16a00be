import { fileURLToPath } from 'node:url';

/** The output folder, with a trailing slash: static files of the site. */
export const publicFolder = fileURLToPath(new URL('../../../public/', import.meta.url));
