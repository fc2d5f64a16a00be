import { appendFileSync } from 'node:fs';

// Brought into every process by NODE_OPTIONS: notes each marked place that runs, once per file of tests.
const noted = new Set();

globalThis.noteHit = (place) => {
  const file = process.env.HITS_FILE;
  const line = `${file}:${place}`;
  if (!file || noted.has(line)) return;
  noted.add(line);
  appendFileSync(file, `${place}\n`);
};
