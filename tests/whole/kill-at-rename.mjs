// Preloaded with `node --import`. Ends the process, like a kill, before its nth rename from or to a folder named
// `*.staging` or `*.previous`. Does nothing without KILL_AT_RENAME.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { renameSync } = fs;
let left = Number(process.env.KILL_AT_RENAME ?? 0);

fs.renameSync = (from, to) => {
  if ([from, to].some((path) => /\.(staging|previous)$/.test(path.toString()))) {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
  }
  renameSync(from, to);
};
syncBuiltinESMExports();
