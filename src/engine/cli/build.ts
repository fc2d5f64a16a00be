import { createBuilder, createLogger } from 'vite';
import { findHost } from '../hosts/hosts.ts';
import { type BuildArguments, buildUsage, readBuildArguments } from './build-arguments.ts';

/** `npm run build`: what `vite build` does, for the host that is named. */
try {
  const options = readBuildArguments(process.argv.slice(2));
  if (options.help) process.stdout.write(buildUsage);
  else await build(options);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function build({ host, compress, logLevel }: BuildArguments): Promise<void> {
  if (host !== undefined) process.env.SITE_HOST = host;
  if (compress) process.env.COMPRESS = 'true';
  try {
    const builder = await createBuilder({ logLevel }, null);
    await builder.buildApp();
  } catch (error) {
    const { stack = '' } = error as Error;
    createLogger(logLevel).error(`error during build:\n${stack}`);
    process.exitCode = 1;
    return;
  }
  if (host !== undefined) for (const note of findHost(host).notes) createLogger(logLevel).info(note);
}
