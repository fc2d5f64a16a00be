import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import { LinkLabel } from '../../components/LinkLabel.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import { leadText, twoColumns } from '../../components/looks.ts';
import hem from '../../components/pictures/hem.webp?no-inline';
import type { ContactFormSection, ContactWay } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { byVariant } from '../by-variant.ts';
import { FormTabs } from './FormTabs.tsx';

/** Phone, e-mail and so on, in the display font. */
function ContactWays({ ways }: { ways: ContactWay[] }) {
  return (
    <Root>
      {ways.map(({ label, link }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <a href={link.href}>
              <LinkLabel link={link} />
            </a>
          </dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  display: grid;
  gap: 16px;

  dt {
    font-size: var(--fs-small);
    color: var(--fg-soft);
  }
  a {
    position: relative;
    border-bottom: 1px solid var(--rule-strong);
    font: 500 clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem) / 1.3 var(--display);
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  a::before {
    content: '';
    position: absolute;
    inset: -8px 0;
  }
  a:hover {
    color: var(--hover);
    border-color: currentColor;
  }
`;

/** The form inside a page: text on the left, form on the right. */
function ContactBlock({ pageTitle, title, lead, contacts, tabs, words }: ContactFormSection) {
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
  --split: 5fr 7fr;
  ${twoColumns}
  gap: clamp(2rem, 6vw, 6.5rem);
  align-items: start;

  > :only-child {
    max-width: 760px;
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

/** The form as a page's first block: headline and contact details left, the forms on a card that overlaps the hem. */
function ContactCard({ crumbs, pageTitle, title, lead, contacts, tabs, words }: ContactFormSection) {
  const hasWords =
    crumbs !== undefined || pageTitle !== undefined || lead !== undefined || contacts !== undefined;
  return (
    <CardRoot data-background="soft">
      <Columns>
        {hasWords && (
          <CardWords>
            <Crumbs crumbs={crumbs} />
            <Title level={1} text={pageTitle} />
            {lead !== undefined && <CardLead>{lead}</CardLead>}
            {contacts && <ContactWays ways={contacts} />}
          </CardWords>
        )}
        <Card data-hangs="" data-background="white">
          {title !== undefined && <h2 className="visually-hidden">{title}</h2>}
          <FormTabs forms={tabs} words={words} label={title ?? pageTitle ?? 'Forms'} />
        </Card>
      </Columns>
      <Hem />
    </CardRoot>
  );
}

const CardRoot = styled.div`
  --hang: 88px;
  --hem: 52px;
  position: relative;

  /* Before the footer there is nothing to overlap: the card ends above the hem. */
  section[data-last] > & {
    --hang: -80px;
  }
`;

const CardWords = styled.div`
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

const CardLead = styled.p`
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
  --split: 5fr 7fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5.5rem);
  align-items: start;

  > ${Card}:only-child {
    max-width: 760px;
    margin-top: clamp(3rem, 5.4vw, 5rem);
  }
  @container ${belowDesktop} {
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

export const ContactForm = byVariant<ContactFormSection>('section', {
  section: ContactBlock,
  card: ContactCard,
});
