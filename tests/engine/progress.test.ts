import { afterEach, expect, test, vi } from 'vitest';
import { createProgress } from '../../src/engine/diagnostics/progress.ts';

afterEach(() => vi.restoreAllMocks());

/** A stream that keeps what is written, and a clock that stands until it is set. */
function watch(isTTY: boolean) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const written: string[] = [];
  const stream = { isTTY, write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream;
  return { stream, written, at: (milliseconds: number) => (now = milliseconds) };
}

test('a terminal is told how far a long task is, ten times a second, and the line is cleared at the end', () => {
  const { stream, written, at } = watch(true);
  const progress = createProgress('Writing pages', stream);
  for (const [time, done] of [
    [100, 10],
    [510, 50],
    [550, 54],
    [620, 61],
  ] as const) {
    at(time);
    progress.update(done, 5000);
  }
  progress.end();
  expect(written).toEqual(['\rWriting pages 50 of 5000', '\rWriting pages 61 of 5000', '\r\u001b[K']);
});

test('a short task shows nothing', () => {
  const { stream, written, at } = watch(true);
  const progress = createProgress('Writing pages', stream);
  at(300);
  progress.update(13, 13);
  progress.end();
  expect(written).toEqual([]);
});

test('a pipe is told nothing', () => {
  const { stream, written, at } = watch(false);
  const progress = createProgress('Writing pages', stream);
  at(9000);
  progress.update(1, 2);
  progress.end();
  expect(written).toEqual([]);
});
