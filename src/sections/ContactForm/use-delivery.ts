import { useEffect, useRef, useState } from 'react';
import type { FormPost } from '../../shared/forms/form-target.ts';
import type { Outcome, Parcel, Wait } from './deliver.ts';
import type { Answers, Files } from './find-errors.ts';
import { pause } from './pause.ts';

/** Where a message stands. `until`: when the next attempt begins, in milliseconds since 1970. */
export type Phase =
  | { name: 'writing' }
  | { name: 'sending'; wait?: Wait; until?: number }
  | { name: 'arrived' }
  /** The e-mail program was asked to open with it. */
  | { name: 'mailed'; answers: Answers; files: Files }
  | { name: 'failed'; answers: Answers; files: Files; about?: string };

/** The code that sends comes with the first touch of a form, or with its first message. */
const loadDelivery = () => import('./deliver.ts');

export function prepareDelivery(): void {
  loadDelivery().catch(() => {
    // Asked for again when there is something to send.
  });
}

/**
 * Sends one message at a time. `send` resolves with what came of it; undefined when it was stopped, or while another
 * one is under way.
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

  function wait(reason: Wait | undefined, ms?: number) {
    const until = ms === undefined ? undefined : Date.now() + ms;
    setPhase({ name: 'sending', ...(reason && { wait: reason }), ...(until !== undefined && { until }) });
  }

  async function send(target: FormPost, parcel: Parcel): Promise<Outcome | undefined> {
    if (current.current) return undefined;
    const controller = new AbortController();
    current.current = controller;
    setPhase({ name: 'sending' });
    try {
      const outcome = await attempt(target, parcel, controller.signal, wait);
      current.current = undefined;
      setPhase(phaseAfter(outcome, parcel));
      return outcome;
    } catch (error) {
      if (controller.signal.aborted) return undefined;
      throw error;
    }
  }

  return { phase, send, stop, setPhase };
}

function phaseAfter(outcome: Outcome, { answers, files }: Parcel): Phase {
  if (outcome.kind === 'arrived') return { name: 'arrived' };
  if (outcome.kind !== 'failed') return { name: 'writing' };
  return { name: 'failed', answers, files, ...(outcome.about !== undefined && { about: outcome.about }) };
}

async function attempt(
  target: FormPost,
  parcel: Parcel,
  signal: AbortSignal,
  onWait: (reason: Wait | undefined, ms?: number) => void,
): Promise<Outcome> {
  for (;;) {
    const code = await loadDelivery().catch((error: unknown) => {
      console.warn('The code that sends messages could not be loaded.', error);
    });
    if (code) return code.deliver(target, parcel, signal, onWait);
    // A page that is older than the site, or a server that is gone: the message is offered to the e-mail program.
    if (navigator.onLine) return { kind: 'failed' };
    onWait('offline');
    await pause(signal, undefined);
  }
}
