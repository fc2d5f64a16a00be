// Loaded into a build before it starts: once TRIGGER has been read as often as AFTER says, the file TARGET gets the
// content of REPLACEMENT, as if an editor had saved it at that moment.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { TRIGGER, AFTER, TARGET, REPLACEMENT } = process.env;
const { openSync, closeSync } = fs;
const watched = new Set();
let reads = 0;

fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  if (path === TRIGGER) watched.add(descriptor);
  return descriptor;
};
fs.closeSync = (descriptor) => {
  closeSync(descriptor);
  if (watched.delete(descriptor) && ++reads === Number(AFTER)) fs.copyFileSync(REPLACEMENT, TARGET);
};
syncBuiltinESMExports();
