import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Drawn above the title. What has one is short, and stands in the middle of the form. */
  sign?: ReactNode;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** Lies over the form and says what became of the message. Takes the focus when it appears. */
export function Panel({ sign, title, text, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    // The form may be higher than the screen, and the button that sent it stands at its end.
    // Where not all of it has room, it begins in view.
    for (const part of [root.current?.lastElementChild, root.current?.firstElementChild])
      part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  return (
    <Root ref={root} role="group" aria-label={title} tabIndex={-1} data-short={sign !== undefined}>
      {sign}
      <Title>{title}</Title>
      {text !== undefined && <p>{text}</p>}
      {children}
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
  outline-offset: 12px;

  > * {
    scroll-margin-block: 24px;
  }
  &[data-short='true'] {
    justify-content: center;
  }
  /* In an answer to a browser without scripts it stands in the place of the form. */
  html:not(.js) & {
    height: auto;
  }
`;

const Title = styled.strong`
  font: 520 var(--fs-card) / 1.2 var(--display);
  letter-spacing: -0.018em;
`;

/** The buttons of a panel. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;

  > p {
    flex: 1 0 8em;
    font-size: var(--fs-small);
  }
`;
