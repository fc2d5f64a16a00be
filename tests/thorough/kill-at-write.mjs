// Preloaded with `node --import`. Kills the process before its nth write, change of mode, rename or removal of a file of
// the content, or in the middle of a write: KILL_SHARE says how much is written then, from 0 to 1. Does nothing without
// KILL_AT_WRITE.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

let left = Number(process.env.KILL_AT_WRITE ?? 0);
const share = Number(process.env.KILL_SHARE ?? 0.5);
const { chmodSync, rmSync, renameSync, writeFileSync } = fs;

/** True when the process is to end now. */
function isNow(path) {
  if (!/[\\/]pages[\\/].*\.json/.test(String(path))) return false;
  left -= 1;
  return left === 0;
}

function end() {
  process.kill(process.pid, 'SIGKILL');
}

fs.writeFileSync = (path, bytes, ...rest) => {
  if (isNow(path)) {
    writeFileSync(path, bytes.subarray(0, bytes.length * share), ...rest);
    end();
  }
  writeFileSync(path, bytes, ...rest);
};
fs.chmodSync = (path, ...rest) => {
  if (isNow(path)) end();
  chmodSync(path, ...rest);
};
fs.renameSync = (from, to) => {
  if (isNow(to)) end();
  renameSync(from, to);
};
fs.rmSync = (path, ...rest) => {
  if (isNow(path)) end();
  rmSync(path, ...rest);
};
syncBuiltinESMExports();
