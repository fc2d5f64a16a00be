import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SignIn } from '../shared/generated/site.ts';
import { CloseButton } from './CloseButton.tsx';
import { DialogFrame, DialogTitle } from './DialogFrame.tsx';

interface Props {
  id: string;
  title: string;
  texts: SignIn;
  /** The fields and buttons of the form. */
  children: ReactNode;
}

/** The common part of Login and Sign Up. With `method="dialog"` the form never sends anything. */
export function SignInDialog({ id, title, texts, children }: Props) {
  return (
    <SignInFrame id={id} title={title} closeLabel={texts.closeLabel}>
      <Form method="dialog">
        {children}
        <Notice role="status" data-notice={texts.notice} />
        <noscript>
          <p>{texts.notice}</p>
        </noscript>
      </Form>
    </SignInFrame>
  );
}

interface FrameProps extends Omit<ComponentProps<typeof DialogFrame>, 'title'> {
  id: string;
  title: string;
  closeLabel: string;
}

/** The card with its title and close button. */
export function SignInFrame({ id, title, closeLabel, children, ...attributes }: FrameProps) {
  const titleId = `${id}-title`;
  return (
    <DialogFrame
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      popover="auto"
      data-shell="sign-in"
      {...attributes}
    >
      <Top>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <CloseButton dialog={id} label={closeLabel} />
      </Top>
      {children}
    </DialogFrame>
  );
}

/** The question that leads to the other dialog. */
export const Switch = styled.p`
  font-size: var(--fs-small);
  color: var(--page-soft);
  text-align: center;

  button {
    min-height: 24px;
    padding: 4px 2px;
    font-weight: 600;
    color: var(--page-link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  button:hover {
    color: var(--page-text);
  }
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: 12px;
  margin-block: -18px 22px;
  margin-inline: 0 -20px;

  > h2 {
    padding-top: 18px;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 18px;

  noscript {
    font-size: var(--fs-small);
  }
`;

const Notice = styled.p`
  padding-inline-start: 14px;
  border-inline-start: 3px solid var(--accent-background);
  font-size: var(--fs-small);
  line-height: 1.4;

  /* Live regions must exist before their text changes. Empty ones take no room. */
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;
