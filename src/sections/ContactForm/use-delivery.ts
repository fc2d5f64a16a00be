import { useEffect, useRef, useState } from 'react';
import type { FormPost, FormTarget } from '../../shared/forms/form-target.ts';
import type { Outcome, OutgoingMessage, Wait } from './deliver.ts';
import type { Answers, Files } from './find-errors.ts';
import { pause } from './pause.ts';
import { loadNotice } from './use-notice.ts';

/** State of a message. `until`: when the next attempt begins, in milliseconds since 1970. */
export type Phase =
  | { name: 'writing' }
  | { name: 'sending'; wait?: Wait; until?: number }
  | { name: 'arrived' }
  /** The e-mail program was opened with it. */
  | { name: 'mailed'; answers: Answers; files: Files }
  | { name: 'failed'; answers: Answers; files: Files; about?: string };

/** Loaded on the first interaction with a form, or on the first submission. */
const loadDelivery = () => import('./deliver.ts');

/** Preloads the code that submitting needs. */
export function prepareDelivery({ kind }: FormTarget): void {
  Promise.all([loadNotice(), kind === 'post' && loadDelivery()]).catch(() => {
    // Loaded again on submission.
  });
}

/**
 * Sends one message at a time. `send` resolves with the outcome: "lost" when neither the delivery code nor the failure
 * panel can be loaded, undefined when it was stopped or another message is being sent.
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

  async function send(
    target: FormPost,
    message: OutgoingMessage,
  ): Promise<Outcome | { kind: 'lost' } | undefined> {
    if (current.current) return undefined;
    const { signal } = (current.current = new AbortController());
    setPhase({ name: 'sending' });
    try {
      const deliver = await loadCode(signal, () => setPhase({ name: 'sending', wait: 'offline' }));
      if (deliver) return await deliver(target, message, signal, setPhase);
      // The code is gone from the server, or the server is down: offers to send the message by e-mail.
      const isNoticeLoaded = await isLoaded(loadNotice());
      setPhase(isNoticeLoaded ? { name: 'failed', ...message } : { name: 'writing' });
      if (!isNoticeLoaded) return { kind: 'lost' };
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      if (!signal.aborted) current.current = undefined;
    }
    return undefined;
  }

  return { phase, send, stop, setPhase };
}

async function loadCode(signal: AbortSignal, onOffline: () => void) {
  for (;;) {
    const [code] = await Promise.all([loadDelivery(), loadNotice()]).catch((error: unknown) => {
      console.warn(error);
      return [];
    });
    if (code || navigator.onLine) return code?.deliver;
    onOffline();
    await pause(signal, undefined);
  }
}

function isLoaded(code: Promise<unknown>): Promise<boolean> {
  return code.then(
    () => true,
    () => false,
  );
}
