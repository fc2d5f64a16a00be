import { styled } from 'styled-components';
import { dialled } from '../../shared/phone.ts';

/** The address of an office, with its phone. */
export function OfficeAddress({ address, phone }: { address: string[]; phone: string | undefined }) {
  return (
    <Address>
      {address.join('\n')}
      {phone !== undefined && (
        <>
          {'\n'}
          <a href={`tel:${dialled(phone)}`}>{phone}</a>
        </>
      )}
    </Address>
  );
}

/* One line of the text is one line on the screen. */
export const Address = styled.address`
  font-style: normal;
  white-space: pre-line;

  a {
    text-decoration: underline;
  }
`;
