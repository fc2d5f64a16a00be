import { runCommand } from '../../command-line/run-command.ts';
import { previewCommand, readListenAddress, serveBuild } from './serve-build.ts';

await runCommand(previewCommand, ({ values }) => serveBuild(readListenAddress(values), previewCommand.call));
