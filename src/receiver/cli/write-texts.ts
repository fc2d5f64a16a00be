import { once } from 'node:events';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { withoutControls } from './format-messages.ts';

export type Texts = Iterable<string> | AsyncIterable<string>;

/** Messages are personal data, so only the current user may read a new file. */
export const mode = 0o600;

/** Writes texts one after the other to a file, or else to the screen, as fast as its reader takes them. */
export async function writeTexts(texts: Texts, file: string | undefined): Promise<void> {
  if (file !== undefined) {
    const open = openSync(file, 'w', mode);
    try {
      for await (const text of texts) writeFileSync(open, text);
    } finally {
      closeSync(open);
    }
    return;
  }
  const { stdout } = process;
  for await (const text of texts) {
    if (stdout.write(stdout.isTTY ? withoutControls(text) : text)) continue;
    // Its reader, such as `head`, has gone.
    if (!stdout.writable) return;
    await Promise.race([once(stdout, 'drain'), once(stdout, 'close')]);
  }
}
