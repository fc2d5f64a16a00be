import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Runs a step of a scene. Returns the output lines. */
export type Player = (lines: string[]) => string[] | Promise<string[]>;

/**
 * Tests that a transcript is up to date. It is a text of scenes, each below a line "## name". A scene has steps, each a
 * paragraph, followed by its output in lines that begin with ">". After an intended change, `npx vitest run FILE -u`
 * updates the output: review the diff.
 */
export function expectTranscript(file: string, start: () => Player | Promise<Player>): void {
  test(`${file.slice(file.lastIndexOf('/') + 1)} is up to date`, async () => {
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

/** Decodes a text with JSON escapes and repetitions as in {x×100}. */
export function readText(text: string): string {
  const plain = JSON.parse(`"${text.replaceAll('"', '\\"')}"`) as string;
  return plain.replaceAll(/\{([^{}]+)×(\d+)\}/g, (_, part: string, count) => part.repeat(Number(count)));
}

/** The text with invisible characters escaped and repetitions shortened. */
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
