import { styled } from 'styled-components';
import type { SocialLink } from '../shared/generated/site.ts';
import type { Picture } from '../shared/picture.ts';
import { safeHref } from '../shared/safe-href.ts';
import facebook from './signs/facebook.svg?no-inline';
import instagram from './signs/instagram.svg?no-inline';
import linkedin from './signs/linkedin.svg?no-inline';
import x from './signs/x.svg?no-inline';
import youtube from './signs/youtube.svg?no-inline';

/** Links to the company's profiles on social networks: as icons, or as words for a network without one. */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  if (links.length === 0) return null;
  return (
    <Root>
      {links.map(({ network, icon, label, href }) => (
        <li key={label}>
          {network || icon ? (
            <a
              href={safeHref(href)}
              aria-label={label}
              data-network={icon ? '' : network}
              style={signOf(icon)}
            />
          ) : (
            <a href={safeHref(href)}>{label}</a>
          )}
        </li>
      ))}
    </Root>
  );
}

function signOf(icon: Picture | undefined): React.CSSProperties | undefined {
  if (!icon) return undefined;
  const address = icon.src.replace(/["\\\n]/g, encodeURIComponent);
  return { '--sign': `url("${address}")` } as React.CSSProperties;
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -11px;

  a {
    display: grid;
    place-content: center;
    min-width: 44px;
    height: 44px;
    color: var(--fg-soft);
    transition: color var(--quick) var(--ease);
  }
  a:hover {
    color: var(--hover);
  }
  /* A mask, so that the icon has the colour of the text. */
  [data-network]::before {
    content: '';
    width: 22px;
    height: 22px;
    background: currentColor;
    mask: var(--sign) center / contain no-repeat;
  }
  [data-network='linkedin'] {
    --sign: url('${linkedin}');
  }
  [data-network='x'] {
    --sign: url('${x}');
  }
  [data-network='facebook'] {
    --sign: url('${facebook}');
  }
  [data-network='instagram'] {
    --sign: url('${instagram}');
  }
  [data-network='youtube'] {
    --sign: url('${youtube}');
  }
`;
