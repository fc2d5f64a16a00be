import { styled } from 'styled-components';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Isolated } from '../../components/Isolated.tsx';
import { LinkLabel } from '../../components/Button.tsx';
import { Wrap } from '../../components/Block.tsx';
import { leadText, twoColumns } from '../../components/mixins.ts';
import hem from '../../components/pictures/hem.webp?no-inline';
import type { ContactFormSection, ContactWay } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';
import { FormTabs } from './FormTabs.tsx';

/** Phone, e-mail and so on, in the display font. */
function ContactWays({ ways }: { ways: ContactWay[] }) {
  return (
    <Ways>
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
    </Ways>
  );
}

const Ways = styled.dl`
  display: grid;
  gap: 16px;

  dt {
    font-size: var(--fs-small);
    color: var(--fg-soft);
  }
  a {
    position: relative;
    border-bottom: 1px solid var(--rule-strong);
    font: var(--heading-style) var(--heading-weight, 500)
      min(clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem), max(1rem, 7vw)) / calc(1.3 * var(--leading))
      var(--display);
    letter-spacing: calc(-0.015em * var(--tracking));
    overflow-wrap: anywhere;
  }
  a::before {
    content: '';
    position: absolute;
    inset: -8px 0;
  }
  a:hover {
    border-color: currentColor;
  }
`;

/**
 * "section": the text left of the forms. "card": the first block of a page, with the forms on a card that overlaps the
 * hem.
 */
export function ContactForm(section: ContactFormSection) {
  const { variant = 'section', crumbs, pageTitle, title, lead, contacts, tabs, words } = section;
  const isCard = variant === 'card';
  const aboveLead = isCard ? crumbs : title;
  const hasWords = [pageTitle, aboveLead, lead, contacts].some((value) => value !== undefined);
  return (
    <Root data-variant={variant} data-background="soft">
      <Columns>
        {hasWords && (
          <Words>
            {isCard && <Crumbs crumbs={crumbs} />}
            <Heading level={1} text={pageTitle} />
            {!isCard && <Heading level={2} text={title} />}
            {lead !== undefined && (
              <Lead>
                <Isolated text={lead} />
              </Lead>
            )}
            {contacts && <ContactWays ways={contacts} />}
          </Words>
        )}
        <Forms data-hangs={isCard ? '' : undefined} data-background={isCard ? 'white' : undefined}>
          {isCard && title !== undefined && <h2 className="visually-hidden">{title}</h2>}
          <FormTabs forms={tabs} words={words} label={title ?? pageTitle ?? 'Forms'} />
        </Forms>
      </Columns>
      {isCard && <Hem />}
    </Root>
  );
}

const Columns = styled(Wrap)`
  --split: 5fr 7fr;
  ${twoColumns}
  gap: clamp(2rem, 6vw, 6.5rem);
  align-items: start;

  > :only-child {
    max-width: 760px;
  }
`;

const Words = styled.div``;

const Lead = styled.p`
  ${leadText}
`;

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

  &[data-variant='section'] {
    padding-block: var(--section);

    ${Words} {
      display: grid;
      gap: 24px;
    }
    ${Lead} {
      max-width: 38em;
    }
  }
  &[data-variant='card'] {
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
  }
`;
