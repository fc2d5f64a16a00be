import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import type { ContactFormTab } from '../../shared/generated/sections.ts';
import { mailtoAddress } from './compose-message.ts';
import type { CompleteFormWords } from './form-words.ts';

interface Props {
  form: ContactFormTab;
  message: string;
  words: CompleteFormWords;
  onBack: () => void;
}

/** Says honestly what happened: the message is in the e-mail program, not yet with us. Takes the focus. */
export function Handover({ form, message, words, onBack }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    // The form may be higher than the screen, and the button that sent it stands at its end.
    root.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, []);

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
    <Root ref={root} role="group" aria-label={words.sentTitle} tabIndex={-1}>
      <Title>{words.sentTitle}</Title>
      <p>{words.sentText}</p>
      <Address href={mailtoAddress(form, message)}>{form.recipient}</Address>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard */}
      <Message tabIndex={0}>{message}</Message>
      <Ways>
        <Button type="button" data-tone="ink" onClick={copy}>
          {words.copy}
        </Button>
        <Button type="button" data-tone="outline" onClick={onBack}>
          {words.back}
        </Button>
        <p role="status">{news}</p>
      </Ways>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  /* The form gives the height; a long message scrolls instead of making the card grow. */
  height: 0;
  min-height: 100%;
`;

const Title = styled.strong`
  font: 520 var(--fs-card) / 1.2 var(--display);
  letter-spacing: -0.018em;
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
  border-radius: var(--radius);
  font: 400 var(--fs-small) / 1.5 var(--text);
  white-space: pre-wrap;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;

  > p {
    flex: 1 0 8em;
    font-size: var(--fs-small);
  }
`;
