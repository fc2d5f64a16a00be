// Preloaded with `node --import` into a build. After the first read of a file named in REPLACED, replaces its bytes, as
// if an editor had saved it at that moment.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** From a file to the file with its new bytes. */
const replaced = new Map(Object.entries(JSON.parse(process.env.REPLACED ?? '{}')));
const watched = new Map();
const { openSync, closeSync } = fs;

fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  if (replaced.has(path)) watched.set(descriptor, path);
  return descriptor;
};
fs.closeSync = (descriptor) => {
  closeSync(descriptor);
  const path = watched.get(descriptor);
  watched.delete(descriptor);
  if (!replaced.has(path)) return;
  fs.copyFileSync(replaced.get(path), path);
  replaced.delete(path);
};
syncBuiltinESMExports();
