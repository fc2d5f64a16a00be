import { join, relative } from 'node:path';
import { expect } from 'vitest';

// What runs from here on, in this process and its children, runs for this file of tests.
const folder = process.env.HITS_FOLDER;
const file = relative(process.cwd(), expect.getState().testPath ?? '');
if (folder) process.env.HITS_FILE = join(folder, encodeURIComponent(file));
