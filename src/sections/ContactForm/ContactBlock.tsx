import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { Block } from '../../components/Block.tsx';
import type { ContactFormSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { ContactWays } from './ContactWays.tsx';
import { FormTabs } from './FormTabs.tsx';

/** The form inside a page: text on the left, form on the right. */
export function ContactBlock({ pageTitle, title, lead, contacts, tabs, words }: ContactFormSection) {
  const hasWords =
    pageTitle !== undefined || title !== undefined || lead !== undefined || contacts !== undefined;
  return (
    <Block background="soft">
      <Split>
        {hasWords && (
          <Words>
            <Heading level={1} text={pageTitle} />
            <Heading level={2} text={title} />
            {lead !== undefined && <Lead>{lead}</Lead>}
            {contacts && <ContactWays ways={contacts} />}
          </Words>
        )}
        <FormTabs forms={tabs} words={words} label={title ?? pageTitle ?? 'Forms'} />
      </Split>
    </Block>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: clamp(2rem, 6vw, 6.5rem);
  align-items: start;

  > :only-child {
    grid-column: 1 / -1;
    max-width: 760px;
  }
  @container ${belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 24px;
`;

const Lead = styled.p`
  max-width: 38em;
  ${leadText}
`;
