import { styled } from 'styled-components';
import { LinkLabel } from '../../components/LinkLabel.tsx';
import type { ContactWay } from '../../shared/generated/sections.ts';

/** Phone, e-mail and so on, in the display font. */
export function ContactWays({ ways }: { ways: ContactWay[] }) {
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
