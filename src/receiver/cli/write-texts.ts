import { closeSync, openSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { withoutControls } from './format-messages.ts';

export type Texts = Iterable<string> | AsyncIterable<string>;

/** Messages are personal data, so only the current user may read a new file. */
export const mode = 0o600;

/** Writes texts one after the other to a file, or else to the screen, as fast as its reader takes them. */
export async function writeTexts(texts: Texts, file: string | undefined): Promise<void> {
  const { stdout } = process;
  if (file === undefined) {
    const shown = Readable.from(texts).map((text: string) => (stdout.isTTY ? withoutControls(text) : text));
    return pipeline(shown, stdout, { end: false }).catch(forgiveLostReader);
  }
  const open = openSync(file, 'w', mode);
  try {
    for await (const text of texts) writeFileSync(open, text);
  } finally {
    closeSync(open);
  }
}

/** A reader such as `head` closes the pipe when it has enough. */
function forgiveLostReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
