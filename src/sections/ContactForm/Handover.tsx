import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import type { ContactFormTab } from '../../shared/generated/sections.ts';
import { mailtoAddress } from './compose-message.ts';
import { Buttons, Panel } from './Panel.tsx';
import type { WordsOfNotice } from './words-of-notice.ts';

interface Props {
  title: string;
  text: string;
  /** The reason given by the destination. */
  about?: string | undefined;
  form: ContactFormTab;
  message: string;
  words: WordsOfNotice;
  onBack: () => void;
  /** Delivers again. Absent when the destination is the visitor's e-mail program. */
  onRetry?: () => void;
}

/** Reports the failure, and offers to send the message by e-mail or to copy it. */
export function Handover({ title, text, about, form, message, words, onBack, onRetry }: Props) {
  const [news, setNews] = useState('');

  function copy() {
    navigator.clipboard.writeText(message).then(
      () => setNews(words.copied),
      (reason: unknown) => {
        console.warn('The message could not be copied.', reason);
        setNews(words.copyFailed);
      },
    );
  }

  return (
    <Panel title={title} text={text}>
      {about !== undefined && <Reason>{about}</Reason>}
      <Address href={mailtoAddress(form, message)}>{form.recipient}</Address>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard */}
      <Message tabIndex={0}>{message}</Message>
      <Buttons>
        {onRetry && (
          <Button type="button" data-tone="action" onClick={onRetry}>
            {words.retry}
          </Button>
        )}
        <Button type="button" data-tone="second" onClick={copy}>
          {words.copy}
        </Button>
        <Button type="button" data-tone="outline" onClick={onBack}>
          {words.back}
        </Button>
        <p role="status">{news}</p>
      </Buttons>
    </Panel>
  );
}

const Reason = styled.p`
  padding: 12px 16px;
  border-inline-start: 3px solid var(--field-error);
  background: color-mix(in srgb, var(--field-error) 6%, var(--white-background));
  font-size: var(--fs-small);
`;

const Address = styled.a`
  align-self: flex-start;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;

  &:hover {
    color: var(--hover);
  }
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
