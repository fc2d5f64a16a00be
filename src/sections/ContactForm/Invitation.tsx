import { styled } from 'styled-components';
import { Wrap } from '../../components/Block.tsx';
import { LinkLabel } from '../../components/Button.tsx';
import { Isolated } from '../../components/Isolated.tsx';
import { leadText, twoColumns } from '../../components/mixins.ts';
import type { ContactFormSection, ContactWay } from '../../shared/generated/sections.ts';

/** Below the headings: what the forms are for, and other ways to reach the company. */
export function Invitation({ section: { lead, contacts } }: { section: ContactFormSection }) {
  return (
    <>
      {lead !== undefined && (
        <Lead>
          <Isolated text={lead} />
        </Lead>
      )}
      {contacts && <ContactWays ways={contacts} />}
    </>
  );
}

export const Lead = styled.p`
  ${leadText}
`;

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

/** The words and the forms beside each other. */
export const Columns = styled(Wrap)`
  --split: 5fr 7fr;
  ${twoColumns}
  gap: clamp(2rem, 6vw, 6.5rem);
  align-items: start;

  > :only-child {
    max-width: 760px;
  }
`;
