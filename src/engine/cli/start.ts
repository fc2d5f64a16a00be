import { runCommand } from '../../command-line/run-command.ts';
import { buildOnce } from './build-once.ts';
import { readPlace, serveBuild, startCommand } from './serve-build.ts';

await runCommand(startCommand, async ({ values }) => {
  // Reports wrong options before the build.
  const place = readPlace(values);
  const failed = await buildOnce({ isReceiving: true });
  if (failed) return failed;
  serveBuild(place, startCommand.call);
});
