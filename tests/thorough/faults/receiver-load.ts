import { defineCommand } from '../../../src/command-line/command.ts';
import { runCommand } from '../../../src/command-line/run-command.ts';
import { measureLoad } from './measure-load.ts';

const command = defineCommand({
  call: 'npm run bench:receiver',
  what: 'Sends messages to the receiver over many connections, kills it with SIGKILL while they come in, and compares what it had answered with what is on the disk.',
  options: {
    connections: { takes: 'N', what: 'how many send at once', within: [1, 10_000], default: 200 },
    seconds: { takes: 'N', what: 'when it is killed', within: [1, 3600], default: 30 },
  },
  examples: ['npm run bench:receiver -- --seconds 5'],
  exitCodes: { 0: 'nothing was lost', 1: 'an answered message was lost', 2: 'it could not run' },
});

await runCommand(command, async ({ values: { connections, seconds: wanted } }) => {
  const { accepted, stored, lost, others, times, seconds } = await measureLoad(connections, wanted);
  const quantile = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(0)} ms`;
  const rows = [
    ['connections', connections],
    ['seconds', seconds.toFixed(1)],
    ['accepted', accepted],
    ['accepted per second', (accepted / seconds).toFixed(0)],
    ['median', quantile(0.5)],
    ['p99', quantile(0.99)],
    ['other answers', JSON.stringify(Object.fromEntries(others))],
    ['stored', stored],
    ['accepted and lost after kill -9', lost],
  ];
  console.log(rows.map(([name, value]) => `${String(name).padEnd(34)}${String(value)}`).join('\n'));
  return lost > 0 ? 1 : 0;
});
