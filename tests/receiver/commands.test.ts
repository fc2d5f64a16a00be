import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { expectTranscript, readText, showText } from '../rendered/transcript.ts';
import { callCommand, showOutcome } from '../stage/call-command.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { makeSiteFolder } from './form-page.ts';
import { openFile } from './open-file.ts';
import { newMessage } from './start-receiver.ts';

const folder = makeFolder(afterAll);
const file = join(folder, 'inquiries.sqlite');
const site = makeSiteFolder(afterAll);

beforeAll(async () => {
  const store = await openFile(file);
  const [long, type, content] = ['x'.repeat(70), 'application/pdf', Buffer.from('%PDF-')];
  const files = [
    { field: 'cv', name: 'cv.pdf', type, content },
    { field: 'plan', name: 'a\u2028b.pdf', type, content },
    // An earlier version kept the extension that the sender gave.
    { field: 'note', name: 'note.html', type, content },
  ];
  const hostile = 'Line "one",\nline two \u001b[31m\u202e\u009b2J';
  await store.accept(newMessage('a', { answers: { name: '=1+1', text: hostile } }));
  const answers = { name: 'Meera', empty: '', phone: '+91 20' };
  await store.accept(newMessage('b', { answers, form: 'application', files }));
  await store.accept(newMessage('c', { answers: { name: 'Robot' }, suspect: true }));
  await store.accept(newMessage('d', { answers: { name: '1234567', text: long } }));
  const formulas = {
    formula: '\tx',
    at: '@x',
    minus: '-1',
    plain: "it's 1+1; a-b",
    later: 'x;=1;"=2\t+3\n- 4',
    wide: '＝1',
    hidden: '\ufeff =1',
  };
  await store.accept(newMessage('e', { answers: { name: '12345678', text: long, ...formulas } }));
  await store.close();
});

const show = (text: string) => {
  const plain = text.replaceAll(folder, 'FOLDER').replaceAll(tmpdir(), 'TMP');
  return showText(plain.replaceAll(/\d{4}-\d\d-\d\d([T ])\d\d:\d\d(:\d\d\.\d+Z)?/g, 'TIME'));
};
const linesOf = (text: string) => text.replace(/\n$/, '').split('\n').map(show);

/**
 * A step calls "inquiries" or "receiver" with these arguments. "terminal" calls "inquiries" on a terminal.
 * Other steps print a folder, a file, or its mode.
 */
expectTranscript(join(import.meta.dirname, 'commands.txt'), () => async ([step = '']) => {
  const [, port, name, rest = ''] = /^(?:PORT=(\S*) )?(\w+) ?(.*)$/.exec(step) ?? [];
  const args = rest.split(' ').filter((word) => word !== '');
  const words = args.map((word) => readText(word).replace('FOLDER', folder).replace('TMP', tmpdir()));
  const path = words[0] ?? '';
  if (name === 'folder') return existsSync(path) ? readdirSync(path).map(show) : ['none'];
  if (name === 'mode') return [(statSync(path).mode & 0o777).toString(8)];
  if (name === 'file') return linesOf(readFileSync(path, 'utf8'));
  if (port !== undefined) vi.stubEnv('PORT', port);
  const options = name === 'receiver' ? ['--site', site.folder] : [];
  const isTerminal = name === 'terminal';
  Object.assign(process.stdout, { isTTY: isTerminal });
  const command = `src/receiver/cli/${isTerminal ? 'inquiries' : name}.ts`;
  const outcome = await callCommand(command, '--data', file, ...options, ...words);
  vi.unstubAllEnvs();
  return showOutcome(outcome, (text) => text.split('\n').map(show).join('\n'));
});
