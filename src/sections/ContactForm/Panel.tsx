import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Said } from './Said.tsx';

interface Props {
  /** Drawn above the title. A panel with a sign is short and vertically centred. */
  sign?: ReactNode;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

/** A message over the form. Takes the focus when it appears. */
export function Panel({ sign, title, text, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    // The form may be higher than the screen, with its submit button at the end. Scrolls to the panel's end, then to
    // its start, which wins when not all fits.
    for (const end of [root.current?.lastElementChild, root.current?.firstElementChild])
      end?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Root ref={root} role="group" aria-label={title} tabIndex={-1} data-short={sign !== undefined}>
      {sign}
      <Title>
        <Said>{title}</Said>
      </Title>
      {text !== undefined && (
        <p>
          <Said>{text}</Said>
        </p>
      )}
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  /* The form sets the height; a long message scrolls. */
  height: 0;
  min-height: 100%;
  outline-offset: 12px;

  > * {
    scroll-margin-block: 24px;
  }
  &[data-short='true'] {
    justify-content: center;
  }
  /* Without scripts it replaces the form. */
  html:not(.js) & {
    height: auto;
  }
`;

const Title = styled.strong`
  font: var(--heading-style) var(--heading-weight, 520) var(--fs-card) / calc(1.2 * var(--leading))
    var(--display);
  letter-spacing: calc(-0.018em * var(--tracking));
`;

/** The row of buttons. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;

  > p {
    flex: 1 0 8em;
    font-size: var(--fs-small);
  }
`;
