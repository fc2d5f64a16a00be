import { runCommand } from '../../command-line/run-command.ts';
import { previewCommand, readPlace, serveBuild } from './serve-build.ts';

await runCommand(previewCommand, ({ values }) => serveBuild(readPlace(values), previewCommand.call));
