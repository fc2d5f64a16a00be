import { useEffect, useRef, useState } from 'react';
import type { FormPost } from '../../shared/forms/form-target.ts';
import { deliver, type Outcome, type Parcel, type Wait } from './deliver.ts';

/** Where a message stands. `until`: when the next attempt begins, in milliseconds since 1970. */
export type Delivery =
  | { phase: 'idle' }
  | { phase: 'sending'; wait?: Wait; until?: number }
  | { phase: 'arrived' }
  | { phase: 'failed' };

/** Sends one message at a time. `send` resolves with what came of it; undefined when it was stopped. */
export function useDelivery() {
  const [delivery, setDelivery] = useState<Delivery>({ phase: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  function stop() {
    current.current?.abort();
    current.current = undefined;
    setDelivery({ phase: 'idle' });
  }

  async function send(target: FormPost, parcel: Parcel): Promise<Outcome | undefined> {
    // A second click while a message is under way.
    if (current.current) return undefined;
    const controller = new AbortController();
    current.current = controller;
    setDelivery({ phase: 'sending' });
    try {
      const outcome = await deliver(target, parcel, controller.signal, (wait, ms) => {
        setDelivery({
          phase: 'sending',
          ...(wait && { wait }),
          ...(ms !== undefined && { until: Date.now() + ms }),
        });
      });
      current.current = undefined;
      setDelivery({ phase: outcome.kind === 'refused' ? 'idle' : outcome.kind });
      return outcome;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    }
  }

  return { delivery, send, stop };
}
