import { styled } from 'styled-components';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import hem from '../../components/pictures/hem.webp?no-inline';
import type { ContactFormSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';
import { FormTabs } from './FormTabs.tsx';
import { Columns, Invitation, Lead } from './Invitation.tsx';

/** The first block of a page, with the forms on a card that overlaps the hem. */
export function ContactFormCard(section: ContactFormSection) {
  const { crumbs, pageTitle, title, lead, contacts, tabs, words } = section;
  const hasWords = [pageTitle, crumbs, lead, contacts].some((value) => value !== undefined);
  return (
    <Root data-background="soft">
      <Columns>
        {hasWords && (
          <Words>
            <Crumbs crumbs={crumbs} />
            <Heading level={1} text={pageTitle} />
            <Invitation section={section} />
          </Words>
        )}
        <Forms data-hangs="" data-background="white">
          {title !== undefined && <h2 className="visually-hidden">{title}</h2>}
          <FormTabs forms={tabs} words={words} label={title ?? pageTitle ?? 'Forms'} />
        </Forms>
      </Columns>
      <Hem />
    </Root>
  );
}

const Words = styled.div``;

const Forms = styled.div``;

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

const Root = styled.div`
  position: relative;
  --hang: 88px;
  --hem: 52px;

  /* Before the footer there is nothing to overlap: the card ends above the hem. */
  section[data-last] > & {
    --hang: -80px;
  }
  /* Stacked above the next block, which the card overlaps. */
  ${Columns} {
    position: relative;
    z-index: 1;
    gap: clamp(2rem, 5vw, 5.5rem);
  }
  ${Words} {
    position: sticky;
    top: var(--header);
    /* The hem is below the text. */
    padding-block: clamp(3rem, 5.4vw, 5rem) calc(3rem + var(--hem));
  }
  h1 {
    font-size: min(clamp(2.5rem, 1.6rem + 3.2vw, 4rem) * var(--size-h1), 12.5vw / var(--wide));
  }
  ${Lead} {
    margin: 22px 0 36px;
  }
  ${Forms} {
    margin: clamp(2rem, 2.6vw, 3rem) 0 calc(-1 * var(--hang));
    padding: clamp(min(1.5rem, 7.5vw), 3vw, 2.75rem);
    border-radius: var(--radius-panel);
    box-shadow: var(--shadow-panel);
  }
  @container ${belowDesktop} {
    ${Columns} {
      gap: 36px;
    }
    ${Words} {
      position: static;
      padding-bottom: 0;
    }
    ${Forms} {
      margin-top: 0;
    }
  }
  ${Forms}:only-child {
    margin-top: clamp(3rem, 5.4vw, 5rem);
  }
`;
