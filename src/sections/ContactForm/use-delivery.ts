import { useEffect, useRef, useState } from 'react';
import type { FormPost } from '../../shared/forms/form-target.ts';
import { deliver, type Outcome, type OutgoingMessage, type Wait } from './deliver.ts';
import type { Answers, Files } from './form-message.ts';

/** State of a message. `until`: when the next attempt begins, in milliseconds since 1970. */
export type Phase =
  | { name: 'writing' }
  | { name: 'sending'; wait?: Wait; until?: number }
  | { name: 'arrived' }
  /** The e-mail program was opened with it. */
  | { name: 'mailed'; answers: Answers; files: Files }
  | { name: 'failed'; answers: Answers; files: Files; about?: string };

/**
 * Sends one message at a time. `send` resolves with the outcome: undefined when it was stopped or another message is
 * being sent.
 */
export function useDelivery() {
  const [phase, setPhase] = useState<Phase>({ name: 'writing' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  function stop() {
    current.current?.abort();
    current.current = undefined;
    setPhase({ name: 'writing' });
  }

  async function send(target: FormPost, message: OutgoingMessage): Promise<Outcome | undefined> {
    if (current.current) return undefined;
    const { signal } = (current.current = new AbortController());
    setPhase({ name: 'sending' });
    try {
      return await deliver(target, message, signal, setPhase);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (!signal.aborted) current.current = undefined;
    }
    return undefined;
  }

  return { phase, send, stop, setPhase };
}
