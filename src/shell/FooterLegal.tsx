import { styled } from 'styled-components';
import { belowTablet } from '../styles/container-sizes.ts';
import type { Footer, SocialLink } from '../shared/generated/site.ts';
import { safeHref } from '../shared/safe-href.ts';
import { LinkList } from './LinkList.tsx';
import facebook from './signs/facebook.svg?no-inline';
import instagram from './signs/instagram.svg?no-inline';
import linkedin from './signs/linkedin.svg?no-inline';
import x from './signs/x.svg?no-inline';
import youtube from './signs/youtube.svg?no-inline';

interface Props {
  footer: Footer;
  /** Label of the button that resets cookie choices; undefined on a site without a banner. */
  resetLabel: string | undefined;
}

/** The last row: copyright, social networks, legal links. */
export function FooterLegal({ footer, resetLabel }: Props) {
  const { social = [], legal = [] } = footer;
  return (
    <Root>
      <p>{footer.copyright}</p>
      <SocialLinks links={social} />
      {(legal.length > 0 || resetLabel !== undefined) && (
        <Links>
          <LinkList links={legal} newTabNote={footer.newTabNote}>
            {resetLabel !== undefined && (
              <li>
                <button type="button" data-consent="reset" data-scripts-only="">
                  {resetLabel}
                </button>
              </li>
            )}
          </LinkList>
        </Links>
      )}
    </Root>
  );
}

/** Links to the company's profiles on social networks: as icons, or as words for a network without one. */
function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <Social>
      {links.map(({ network, icon, label, href }) => (
        <li key={label}>
          {network || icon ? (
            <a
              href={safeHref(href)}
              aria-label={label}
              data-network={icon ? '' : network}
              style={icon && ({ '--sign': `url("${icon.src}")` } as React.CSSProperties)}
            />
          ) : (
            <a href={safeHref(href)}>{label}</a>
          )}
        </li>
      ))}
    </Social>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  padding-block: 18px 22px;
  font-size: var(--fs-label);
  color: var(--fg-soft);

  > p {
    margin-inline-end: auto;
  }
  @container ${belowTablet} {
    flex-direction: column;
    align-items: start;

    > p {
      order: 1;
    }
  }
`;

const Links = styled.div`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 22px;
  }
  a,
  button {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  a:hover,
  button:hover {
    color: var(--fg);
  }
`;

/** One for each network that the schema offers. */
const signs: Record<NonNullable<SocialLink['network']>, string> = {
  linkedin,
  x,
  facebook,
  instagram,
  youtube,
};

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -11px;

  a {
    display: grid;
    place-content: center;
    min-height: 44px;
    padding-inline: 11px;
    color: var(--fg-soft);
  }
  /* A mask over a border, in the colour of the text: forced colours show no backgrounds. */
  [data-network]::before {
    content: '';
    width: 22px;
    height: 22px;
    border-top: 22px solid;
    mask: var(--sign) center / contain no-repeat;
  }
  ${Object.entries(signs)
    .map(([network, sign]) => `[data-network='${network}'] { --sign: url('${sign}'); }`)
    .join('\n')}
`;
