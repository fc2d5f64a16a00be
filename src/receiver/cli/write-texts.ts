import { closeSync, openSync, writeFileSync } from 'node:fs';
import { withoutControls } from './format-messages.ts';

export type Texts = Iterable<string> | AsyncIterable<string>;

/** Messages are personal data, so only the current user may read a new file. */
export const fileMode = 0o600;

/** Writes texts one after the other to a file, or else to the screen, as fast as its reader takes them. */
export async function writeTexts(texts: Texts, file: string | undefined): Promise<void> {
  const { stdout } = process;
  if (file === undefined) {
    for await (const text of inPieces(texts)) {
      if (!stdout.write(stdout.isTTY ? withoutControls(text) : text)) await untilDrained();
      // Its reader, such as `head`, has enough.
      if (!stdout.writable) return;
    }
    return;
  }
  const open = openSync(file, 'w', fileMode);
  try {
    for await (const text of inPieces(texts)) writeFileSync(open, text);
  } finally {
    closeSync(open);
  }
}

/** A line alone would take a call of the system each. */
async function* inPieces(texts: Texts): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < 65_536) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function untilDrained(): Promise<void> {
  const { stdout } = process;
  const events = ['drain', 'close', 'error'];
  return new Promise((done) => {
    const end = () => {
      for (const event of events) stdout.off(event, end);
      done();
    };
    for (const event of events) stdout.once(event, end);
  });
}
