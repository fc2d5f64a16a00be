import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import hem from '../../components/pictures/hem.webp?no-inline';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { ContactFormSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { ContactWays } from './ContactWays.tsx';
import { FormTabs } from './FormTabs.tsx';

/** The form as a page's first block: headline and contact details left, the forms on a card that overlaps the hem. */
export function ContactCard({ crumbs, pageTitle, title, lead, contacts, tabs, words }: ContactFormSection) {
  const hasWords =
    crumbs !== undefined || pageTitle !== undefined || lead !== undefined || contacts !== undefined;
  return (
    <Root data-background="soft">
      <Columns>
        {hasWords && (
          <Words>
            <Crumbs crumbs={crumbs} />
            <Title level={1} text={pageTitle} />
            {lead !== undefined && <Lead>{lead}</Lead>}
            {contacts && <ContactWays ways={contacts} />}
          </Words>
        )}
        <Card data-hangs="" data-background="white">
          {title !== undefined && <h2 className="visually-hidden">{title}</h2>}
          <FormTabs forms={tabs} words={words} label={title ?? pageTitle ?? 'Forms'} />
        </Card>
      </Columns>
      <Hem />
    </Root>
  );
}

const Root = styled.div`
  --hang: 88px;
  --hem: 52px;
  position: relative;

  /* Before the footer there is nothing to overlap: the card ends above the hem. */
  section[data-last] > & {
    --hang: -80px;
  }
`;

const Words = styled.div`
  position: sticky;
  top: var(--header);
  /* The hem is below the text. */
  padding-block: clamp(3rem, 5.4vw, 5rem) calc(3rem + var(--hem));

  @container ${belowDesktop} {
    position: static;
    padding-bottom: 0;
  }
`;

const Title = styled(Heading)`
  font-size: min(clamp(2.5rem, 1.6rem + 3.2vw, 4rem), 12.5vw);
`;

const Lead = styled.p`
  margin: 22px 0 36px;
  ${leadText}
`;

const Card = styled.div`
  margin: clamp(2rem, 2.6vw, 3rem) 0 calc(-1 * var(--hang));
  padding: clamp(min(1.5rem, 7.5vw), 3vw, 2.75rem);
  border-radius: var(--radius-panel);
  box-shadow: var(--shadow-panel);

  @container ${belowDesktop} {
    margin-top: 0;
  }
`;

/** Stacked above the next block, which the card overlaps. */
const Columns = styled(Wrap)`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: 5fr 7fr;
  gap: clamp(2rem, 5vw, 5.5rem);
  align-items: start;

  > ${Card}:only-child {
    grid-column: 1 / -1;
    max-width: 760px;
    margin-top: clamp(3rem, 5.4vw, 5rem);
  }
  @container ${belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 36px;
  }
`;

const Hem = styled.div`
  display: var(--hem-display);
  position: absolute;
  inset: auto 0 0;
  height: var(--hem);
  background: url('${hem}') center / cover;

  @container ${belowTablet} {
    display: none;
  }
`;
