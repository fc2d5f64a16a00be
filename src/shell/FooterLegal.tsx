import { styled } from 'styled-components';
import { belowDesktop, belowTablet } from '../theme/room.ts';
import type { Footer } from '../shared/generated/site.ts';
import { FooterAnchor } from './FooterAnchor.tsx';
import { SocialLinks } from './SocialLinks.tsx';

interface Props {
  footer: Footer;
  path: string;
  /** Label of the button that resets cookie choices; undefined on a site without a banner. */
  resetLabel: string | undefined;
}

/** The last row: copyright, social networks, legal links. */
export function FooterLegal({ footer, path, resetLabel }: Props) {
  const { social = [], legal = [] } = footer;
  return (
    <Root>
      <p>{footer.copyright}</p>
      <SocialLinks links={social} />
      {(legal.length > 0 || resetLabel !== undefined) && (
        <Links>
          {legal.map((link) => (
            <li key={link.label}>
              <FooterAnchor link={link} path={path} newTabNote={footer.newTabNote} />
            </li>
          ))}
          {resetLabel !== undefined && (
            <li>
              <button type="button" data-consent="reset" data-scripts-only="">
                {resetLabel}
              </button>
            </li>
          )}
        </Links>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px 24px;
  padding-block: 18px 22px;
  font-size: var(--fs-label);
  color: var(--fg-soft);

  > p {
    margin-inline-end: auto;
  }
  @container ${belowDesktop} {
    flex-wrap: wrap;
  }
  @container ${belowTablet} {
    flex-direction: column-reverse;
    align-items: start;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;

  a,
  button {
    display: flex;
    align-items: center;
    min-height: 44px;
    transition: color var(--quick) var(--ease);
  }
  a:hover,
  button:hover {
    color: var(--white-background);
  }
  @container ${belowDesktop} {
    order: 1;
    width: 100%;
  }
  @container ${belowTablet} {
    order: 0;
    gap: 0 22px;
  }
`;
