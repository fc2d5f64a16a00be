import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Actions } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { leadText } from '../../components/mixins.ts';
import type { Background, CallToActionSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';

interface Props {
  section: CallToActionSection;
  background: Background;
  /** Of the first action. */
  tone?: 'action' | 'second';
  /** The picture, if there is one. */
  children: ReactNode;
  className?: string;
}

/** A picture, and the words with their actions. `--basis` is the room that the text needs to have them beside it. */
export function Call({ section, background, tone = 'action', children, className }: Props) {
  const { title, text, action, secondary } = section;
  return (
    <Root className={className} data-background={background}>
      {children}
      <Words>
        <div>
          <Heading level={2} text={title} />
          {text !== undefined && <p>{text}</p>}
        </div>
        <Actions actions={secondary ? [action, secondary] : [action]} tone={tone} />
      </Words>
    </Root>
  );
}

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap, 40px);
  align-items: end;

  > :first-child {
    flex: 1 1 var(--basis, 27rem);
  }
  h2 {
    max-width: 14em;
  }
  p {
    max-width: 34em;
    margin-top: 18px;
    ${leadText}
  }
  /* Below each other, they are aligned as other headings are. */
  @container ${belowTablet} {
    text-align: var(--heading-align, inherit);

    > :last-child {
      flex-basis: var(--head-basis, auto);
      justify-content: var(--heading-align, normal);
    }
    > :first-child > * {
      margin-inline: var(--lead-margin, 0);
    }
  }
`;

const Root = styled.div`
  @media print {
    break-inside: avoid;
  }
  img {
    object-fit: cover;
  }
  /* Without a picture, the actions are beside the text. */
  &&:not(:has(img)) {
    --basis: 27rem;
    --gap: 40px;
  }
`;

/** For words beside a picture at the edge of the window: they end where other content does. */
export const wordsToEdge = css`
  ${Words} {
    padding-block: clamp(3rem, 6vw, 6rem);
    padding-inline: clamp(1.5rem, 5vw, 5.5rem) var(--edge);

    &:only-child {
      padding-inline-start: var(--edge);
    }
    @container ${belowDesktop} {
      &:nth-child(n) {
        padding-inline: var(--gutter);
      }
    }
  }
`;

/** For a call of which half is the picture: the actions are below the text. */
export const actionsBelow = css`
  --basis: 100%;
  --gap: 24px;

  ${Words} {
    align-content: center;
    overflow-wrap: anywhere;
  }
`;
