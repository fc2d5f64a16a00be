import { expect, test } from 'vitest';
import { measureLoad } from './faults/measure-load.ts';

test.each([
  [200, 5],
  [20, 3],
  [200, 2],
  [1, 3],
])(
  'what the receiver has answered is on the disk once, with %i senders and a kill after %i seconds',
  async (connections, seconds) => {
    const { accepted, stored, lost, others, integrity } = await measureLoad(connections, seconds);
    expect({ lost, others: [...others], integrity }).toEqual({ lost: 0, others: [], integrity: 'ok' });
    expect(accepted).toBeGreaterThan(0);
    // What was stored and not answered yet when it was killed is one for each sender at most.
    expect(stored).toBeGreaterThanOrEqual(accepted);
    expect(stored).toBeLessThanOrEqual(accepted + connections);
  },
);
