import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What happens at a step of a scene: lines that say so. */
export type Player = (lines: string[]) => string[] | Promise<string[]>;

/**
 * Tests that a transcript happens as it is written. It is a text of scenes, each below a line "## name", with steps, each
 * a paragraph; what a step leads to stands below it in lines that begin with ">". After a change that is meant,
 * `npx vitest run FILE -u` writes these lines anew: read what `git diff` says of them.
 */
export function expectTranscript(file: string, start: () => Player | Promise<Player>): void {
  test(`what ${file.slice(file.lastIndexOf('/') + 1)} describes happens as it is written there`, async () => {
    const [intro = '', ...scenes] = readFileSync(file, 'utf8').split(/^## /m);
    let played = intro;
    for (const scene of scenes) {
      const play = await start();
      const [name = '', ...rest] = scene.trimEnd().split('\n');
      played += `## ${name}\n`;
      for (const step of rest.join('\n').split(/\n\n+/)) {
        const lines = step.split('\n').filter((line) => !line.startsWith('>'));
        const found = await play(lines);
        played += `${[...lines, ...found.map((line) => `> ${line}`.trimEnd())].join('\n')}\n\n`;
      }
    }
    await expect(played.trimEnd().concat('\n')).toMatchFileSnapshot(file);
  });
}

/** A text whose signs are written as JSON writes them, and what repeats as {x×100}. */
export function readText(text: string): string {
  const plain = JSON.parse(`"${text.replaceAll('"', '\\"')}"`) as string;
  return plain.replaceAll(/\{([^{}]+)×(\d+)\}/g, (_, part: string, count) => part.repeat(Number(count)));
}

/** The text as transcripts show it: without signs that cannot be seen, and with what repeats in short. */
export function showText(text: string): string {
  let shown = '';
  let [last, count] = ['', 0];
  const end = () => (shown += count < 20 ? last.repeat(count) : `{${last}×${count}}`);
  for (const sign of text) {
    if (sign !== last) {
      end();
      [last, count] = [sign, 0];
    }
    count += 1;
  }
  end();
  return shown
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll(/[\p{C}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
