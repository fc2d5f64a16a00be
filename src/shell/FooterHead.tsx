import { styled } from 'styled-components';
import { dialled } from '../shared/phone.ts';
import { belowTablet } from '../theme/room.ts';
import type { Brand, Footer } from '../shared/generated/site.ts';

/** The closing line and the contact details. */
export function FooterHead({ footer, brand }: { footer: Footer; brand: Brand }) {
  const { phone, email } = brand;
  return (
    <Root>
      <h2>{footer.headline}</h2>
      {footer.inquiryTitle !== undefined && (phone !== undefined || email !== undefined) && (
        <Inquiry>
          <h3>{footer.inquiryTitle}</h3>
          {phone !== undefined && <a href={`tel:${dialled(phone)}`}>{phone}</a>}
          {email !== undefined && (
            <a href={`mailto:${email}`}>
              {email.slice(0, email.indexOf('@'))}
              <wbr />
              {email.slice(email.indexOf('@'))}
            </a>
          )}
        </Inquiry>
      )}
    </Root>
  );
}

const Root = styled.div`
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
    letter-spacing: 0;
    color: var(--fg-soft);
  }
  a {
    padding-block: 4px;
    font: 480 clamp(1.25rem, 1rem + 0.9vw, 1.75rem) / 1.3 var(--display);
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
    transition: color var(--quick) var(--ease);
  }
  a:hover {
    color: var(--hover);
  }
`;
