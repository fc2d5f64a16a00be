// Preloaded with `node --import`: ends the process, as a kill does, before its nth rename of a folder named
// `*.staging` or `*.previous`, or to one. Without KILL_AT_RENAME it does nothing.
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
