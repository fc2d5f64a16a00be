import { styled } from 'styled-components';
import { askedConsent } from '../shared/asked-consent.ts';
import type { Brand, Footer as FooterText } from '../shared/generated/site.ts';
import { dialled } from '../shared/phone.ts';
import { belowDesktop, belowTablet } from '../styles/container-sizes.ts';
import hem from '../components/pictures/hem.webp?no-inline';
import { Wrap } from '../components/Block.tsx';
import { minusSign, plusSign } from '../components/mixins.ts';
import { AddressText } from '../components/AddressText.tsx';
import { FooterBadges } from './FooterBadges.tsx';
import { FooterLegal } from './FooterLegal.tsx';
import { LinkList } from './LinkList.tsx';
import type { ShellProps } from './shell-props.ts';

/** The footer of every page, with a woven edge. */
export function Footer({ site }: ShellProps) {
  const { footer, brand, consent, theme } = site;
  const { scheme = 'dark', layout } = theme.footer ?? {};
  const { columns = [] } = footer;
  return (
    <Root data-background={scheme} data-shell="footer" data-layout={layout}>
      <Wrap>
        <Head footer={footer} brand={brand} />
        {columns.length > 0 && (
          <Columns aria-label={footer.linksLabel}>
            {columns.map((column) => (
              <div key={column.title}>
                <LinkList
                  titleAs="h3"
                  button={<Disclosure type="button" aria-label={column.title} aria-expanded="false" />}
                  {...column}
                  newTabNote={footer.newTabNote}
                />
              </div>
            ))}
          </Columns>
        )}
        <FooterBadges footer={footer} />
        <FooterLegal footer={footer} resetLabel={askedConsent(consent)?.resetLabel} />
      </Wrap>
      <Hem src={hem} alt="" width="1440" height="150" loading="lazy" />
    </Root>
  );
}

/** The closing line and the contact details. */
function Head({ footer, brand }: { footer: FooterText; brand: Brand }) {
  const { phone, email } = brand;
  return (
    <Opening>
      <h2>{footer.headline}</h2>
      {footer.inquiryTitle !== undefined && (phone !== undefined || email !== undefined) && (
        <Inquiry>
          <h3>{footer.inquiryTitle}</h3>
          {phone !== undefined && <a href={`tel:${dialled(phone)}`}>{phone}</a>}
          {email !== undefined && (
            <a href={`mailto:${email}`}>
              <AddressText text={email} />
            </a>
          )}
        </Inquiry>
      )}
    </Opening>
  );
}

const Root = styled.footer`
  position: relative;
  overflow: hidden;
  padding-top: clamp(4rem, 7vw, 7rem);

  &[data-layout='compact'] {
    padding-top: clamp(2.5rem, 4vw, 4rem);
  }
  /* Below a call to action its sentence is not a second one. */
  &[data-layout='compact'] h2,
  main[data-ends-in-call] ~ & h2,
  main[data-ends-in-call] ~ .other-language & h2 {
    max-width: 24em;
    font-size: var(--fs-h3);
  }
`;

const Hem = styled.img`
  display: var(--hem-display);
  width: 100%;
  min-height: 150px;
  object-fit: cover;
`;

const Opening = styled.div`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: 40px;
  align-items: end;
  padding-bottom: clamp(2.5rem, 5vw, 4.5rem);

  h2 {
    max-width: 12em;
  }
  @container ${belowTablet} {
    grid-template-columns: 1fr;
  }
`;

const Inquiry = styled.div`
  display: grid;
  gap: 2px;
  justify-items: start;

  h3 {
    font: 400 var(--fs-body) / 1.6 var(--text);
    color: var(--fg-soft);
  }
  a {
    padding-block: 4px;
    font: var(--heading-style) var(--heading-weight, 480)
      min(clamp(1.25rem, 1rem + 0.9vw, 1.75rem), max(1rem, 7vw)) / calc(1.3 * var(--leading)) var(--display);
    overflow-wrap: anywhere;
  }
`;

/** Shows and hides a group of links where the groups are below each other. Without scripts all are open. */
const Disclosure = styled.button`
  display: none;

  @container ${belowTablet} {
    position: absolute;
    inset-block: 0 auto;
    inset-inline-end: 0;
    width: 56px;
    height: 56px;
    justify-content: end;
    align-items: center;

    html.js & {
      display: flex;
    }
    &::after {
      content: '';
      width: 13px;
      height: 13px;
      ${plusSign}
    }
    &[aria-expanded='true']::after {
      ${minusSign}
    }
  }
`;

/* The first column is wide and has columns of its own. */
const Columns = styled.nav`
  display: grid;
  grid-template-columns: 6.4fr 2fr 2.2fr 2fr;
  gap: 40px;
  padding-block: 48px;
  border-top: 1px solid var(--rule);
  font-size: var(--fs-small);

  h3 {
    margin-bottom: 16px;
    font: 600 var(--fs-small) / 1.3 var(--text);
    color: var(--accent);
  }
  > :first-child ul {
    columns: 3 8rem;
    column-gap: 24px;
  }
  li {
    break-inside: avoid;
  }
  a {
    display: block;
    padding-block: 5px;
    line-height: 1.4;
    color: var(--fg-soft);
  }
  a:hover {
    color: var(--fg);
  }
  a[aria-current] {
    width: fit-content;
    color: var(--fg);
    text-decoration: underline;
  }
  @container ${belowDesktop} {
    grid-template-columns: repeat(3, 1fr);

    > :first-child {
      grid-column: 1 / -1;
    }
    a {
      padding-block: 8px;
    }
  }
  @container ${belowTablet} {
    grid-template-columns: 1fr;
    gap: 0;
    padding-block: 0;

    > * {
      position: relative;
    }
    h3 {
      display: flex;
      align-items: center;
      min-height: 56px;
      max-width: calc(100% - 64px);
      margin: 0;
    }
    > * + * {
      border-top: 1px solid var(--rule);
    }
    ul {
      columns: 2 8rem;
      padding-bottom: 20px;
    }
    html.js & [aria-expanded='false'] + ul {
      display: none;
    }
  }
`;
