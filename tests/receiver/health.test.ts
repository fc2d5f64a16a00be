import { expect, onTestFinished, test, vi } from 'vitest';
import { createHealth } from '../../src/receiver/health.ts';
import type { MessageStore } from '../../src/receiver/store/message-store.ts';

/** The health of a store in which `faults` can happen, and the work that the questions have caused. */
function watchHealth() {
  const faults: Partial<Record<'probe' | 'verify', string>> = {};
  const work: string[] = [];
  let whenProbed: Promise<void> | undefined;
  const step = (name: keyof typeof faults) => async () => {
    work.push(name);
    await whenProbed;
    if (faults[name] !== undefined) throw new Error(faults[name]);
  };
  let passed = 0;
  const store = { probe: step('probe'), verify: step('verify') } as unknown as MessageStore;
  const health = createHealth(
    async () => store,
    () => passed,
  );
  return {
    faults,
    health,
    pass: (ms: number) => void (passed += ms),
    /** The store does not answer until the returned function is called. */
    hang() {
      let answer = () => {};
      whenProbed = new Promise((resolve) => (answer = resolve));
      return answer;
    },
    /** The answers to many questions at once, and their work. */
    async ask() {
      const asked = Array.from({ length: 50 }, () =>
        health.ask().then(
          () => 'well',
          (error: Error) => error.message,
        ),
      );
      return [...new Set(await Promise.all(asked)), ...work.splice(0)];
    },
  };
}

test('however often health is asked, the store is probed once a second, and read in full once', async () => {
  const { ask, pass } = watchHealth();
  expect(await ask()).toEqual(['well', 'probe', 'verify']);
  pass(999);
  expect(await ask()).toEqual(['well']);
  pass(1);
  expect(await ask()).toEqual(['well', 'probe']);
});

test('a full store is not read, and a failure is an answer for a second too', async () => {
  const { ask, pass, faults, health } = watchHealth();
  faults.probe = 'full';
  for (let time = 0; time < 3; time++) {
    expect(await ask()).toEqual(['full', 'probe']);
    expect(await ask()).toEqual(['full']);
    pass(1000);
  }
  // A failed write asks the store again at once.
  expect(await ask()).toEqual(['full', 'probe']);
  health.invalidate();
  expect(await ask()).toEqual(['full', 'probe']);
  delete faults.probe;
  pass(1000);
  expect(await ask()).toEqual(['well', 'probe', 'verify']);
});

test('a damaged store stays damaged until it is read again after ten minutes, and failed writes do not read it earlier', async () => {
  const { ask, pass, faults, health } = watchHealth();
  faults.verify = 'damaged';
  expect(await ask()).toEqual(['damaged', 'probe', 'verify']);
  health.invalidate();
  expect(await ask()).toEqual(['damaged', 'probe']);
  pass(600_000 - 1);
  expect(await ask()).toEqual(['damaged', 'probe']);
  delete faults.verify;
  pass(1000);
  expect(await ask()).toEqual(['well', 'probe', 'verify']);
});

test('a database that does not answer is waited for two seconds, and asked once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ask, pass, hang } = watchHealth();
  const answer = hang();
  const asked = ask();
  await vi.advanceTimersByTimeAsync(2000);
  const late = 'The database did not answer within two seconds.';
  expect(await asked).toEqual([late, 'probe']);
  pass(5000);
  expect(await ask()).toEqual([late]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask()).toEqual(['well', 'verify', 'probe']);
});
