import { provePort } from '../../command-line/serve.ts';
import { runCommand } from '../../command-line/run-command.ts';
import { buildOnce } from './build-once.ts';
import { readListenAddress, serveBuild, startCommand } from './serve-build.ts';

await runCommand(startCommand, async ({ values }) => {
  // Reports wrong options, and a port in use, before the build.
  const place = readListenAddress(values);
  await provePort({ ...place, call: startCommand.call });
  const failed = await buildOnce({ isReceiving: true });
  if (failed) return failed;
  await serveBuild(place, startCommand.call);
});
