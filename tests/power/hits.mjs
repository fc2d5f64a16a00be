import { appendFileSync } from 'node:fs';

// Brought into every process by NODE_OPTIONS: notes each marked place that runs, once per file of tests.
const noted = new Set();
let file = process.env.HITS_FILE;

globalThis.noteHit = (place) => {
  if (file === undefined || noted.has(place)) return;
  noted.add(place);
  appendFileSync(file, `${place}\n`);
};

/** From here on, what runs in this process runs for another file of tests. */
globalThis.noteHitsIn = (next) => {
  file = next;
  noted.clear();
};
