import { useEffect, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import type { ContactFormTab } from '../../shared/generated/sections.ts';
import { composeMessage, mailtoAddress } from './form-message.ts';
import { ErrorSummary, errorBox } from './ErrorSummary.tsx';
import { Buttons, Panel } from './Panel.tsx';
import { Said } from './Said.tsx';
import type { Phase } from './deliver.ts';

interface Props {
  phase: Phase;
  form: ContactFormTab;
  words: CompleteFormWords;
  /** True while a draft is stored on the device. */
  hasDraft: boolean;
  onBack: () => void;
  /** Delivers again. */
  onRetry: () => void;
}

/** The panel over a submitted form. */
export function Notice(props: Props) {
  const { phase, words, onBack } = props;
  if (phase.name === 'writing') return null;
  if (phase.name === 'sending') return <Progress {...props} phase={phase} />;
  if (phase.name !== 'arrived') return <Handover {...props} phase={phase} />;
  return (
    <Arrived words={words}>
      <Button type="button" data-tone="outline" onClick={onBack}>
        <Said>{words.back}</Said>
      </Button>
    </Arrived>
  );
}

/**
 * The receiver's answers to browsers without scripts. It takes this page, shows one of the two and fills it in
 * (src/receiver/answer-page.ts). React does not hydrate the content of `<noscript>`: with scripts they are no elements
 * of the document.
 */
export function FormAnswers({ words }: { words: CompleteFormWords }) {
  return (
    <noscript>
      <div hidden data-answer="problem">
        <ErrorSummary title={words.problem} fields={[]} errors={{}} fieldId={String} />
      </div>
      <div hidden data-answer="sent">
        <Arrived words={words}>
          <Button as="a" data-page="" data-tone="outline" href={import.meta.env.BASE_URL}>
            <Said>{words.back}</Said>
          </Button>
        </Arrived>
      </div>
    </noscript>
  );
}

/** Confirms that the message has arrived. `children`: the way back. */
function Arrived({ words, children }: { words: CompleteFormWords; children: ReactNode }) {
  const tick = (
    <Tick viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="29" />
      <path d="m21 33 8 8 15-17" />
    </Tick>
  );
  return (
    <Panel sign={tick} title={words.arrivedTitle} text={words.arrivedText}>
      <Buttons>{children}</Buttons>
    </Panel>
  );
}

type In<Name extends Phase['name']> = Props & { phase: Extract<Phase, { name: Name }> };

/** Says that the message is being sent, or why it waits and for how long. */
function Progress({ phase: { wait, until }, words, hasDraft, onBack }: In<'sending'>) {
  return (
    <Panel sign={<Thread data-waits={wait !== undefined} />} title={words.sending}>
      <p role="status">
        {/* In its own element: browser translation moves text nodes, and React could no longer remove this one. */}
        {wait && (
          <span>
            <Said>{words[wait]}</Said>
          </span>
        )}
        {until !== undefined && <Countdown key={until} until={until} />}
      </p>
      <Buttons>
        <Button
          type="button"
          data-tone="outline"
          // Ignores the second click of a double click on the submit button, which was here before.
          onClick={({ detail }) => detail < 2 && onBack()}
        >
          <Said>{words.stop}</Said>
        </Button>
        {hasDraft && (
          <p>
            <Said>{words.kept}</Said>
          </p>
        )}
      </Buttons>
    </Panel>
  );
}

/** The remaining seconds. Hidden from screen readers, which would announce every change. */
function Countdown({ until }: { until: number }) {
  const { seconds } = useLanguage();
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 500);
    return () => clearInterval(timer);
  }, [until]);
  return <span aria-hidden="true">{` (${seconds(left)})`}</span>;
}

function secondsTo(time: number): number {
  return Math.max(1, Math.ceil((time - Date.now()) / 1000));
}

/**
 * Offers to copy the message or to send it by e-mail: after a failure, or when the visitor's e-mail program was asked
 * to open with it.
 */
function Handover({ phase, form, words, onBack, onRetry }: In<'mailed' | 'failed'>) {
  const [news, setNews] = useState('');
  const message = composeMessage(form, phase.answers, phase.files);
  const failed = phase.name === 'failed';
  const about = failed ? phase.about : undefined;

  async function copy() {
    try {
      // Missing on pages without HTTPS.
      await navigator.clipboard.writeText(message);
      setNews(words.copied);
    } catch (reason) {
      console.warn('The message could not be copied.', reason);
      setNews(words.copyFailed);
    }
  }

  return (
    <Panel
      title={failed ? words.failedTitle : words.sentTitle}
      text={failed ? words.failedText : words.sentText}
    >
      {about !== undefined && <Reason>{about}</Reason>}
      <Address href={mailtoAddress(form, message)}>{form.recipient}</Address>
      {/* A text that scrolls must be reachable by keyboard. */}
      <Message tabIndex={0}>{message}</Message>
      <Buttons>
        {failed && (
          <Button type="button" data-tone="action" onClick={onRetry}>
            <Said>{words.retry}</Said>
          </Button>
        )}
        <Button type="button" data-tone="second" onClick={() => void copy()}>
          <Said>{words.copy}</Said>
        </Button>
        <Button type="button" data-tone="outline" onClick={onBack}>
          <Said>{words.back}</Said>
        </Button>
        <p role="status">
          <Said>{news}</Said>
        </p>
      </Buttons>
    </Panel>
  );
}

/** A tick in a stitched ring. */
const Tick = styled.svg`
  width: 64px;
  fill: none;
  stroke: var(--drawing-4);
  stroke-width: 3;

  circle {
    stroke-dasharray: var(--tick, 9px 6.2px);
  }
`;

/** Animated while sending, still while waiting. */
const Thread = styled.div`
  height: 4px;
  color: var(--accent);
  background: var(--stitch) left / 15px 100%;
  animation: run 900ms linear infinite;

  &[data-waits='true'] {
    animation-play-state: paused;
    color: var(--rule-strong);
  }
`;

const Reason = styled.p`
  padding: 12px 16px;
  ${errorBox}
`;

const Address = styled.a`
  align-self: flex-start;
  font-weight: 600;
  text-decoration: underline;
`;

const Message = styled.pre`
  flex: 1;
  min-height: 6rem;
  margin: 0;
  padding: 16px;
  overflow: auto;
  border: 1px solid var(--rule);
  border-radius: var(--radius-card);
  font: 400 var(--fs-small) / 1.5 var(--text);
  white-space: pre-wrap;
`;
