import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { OfficeLocationSection } from '../../shared/generated/sections.ts';
import { Address, OfficeAddress } from './OfficeAddress.tsx';
import { Art, OfficeArt } from './OfficeArt.tsx';
import { OpeningHours } from './OpeningHours.tsx';

/** The picture beside the address. */
export function OfficeLocationWide({
  title,
  address,
  phone,
  hours,
  timeZone,
  directions,
  picture,
}: OfficeLocationSection) {
  return (
    <Block background="page">
      <Wide>
        <OfficeArt picture={picture} sizes="(max-width: 1023px) 100vw, 715px" />
        <div>
          <Heading level={2} text={title} />
          <OfficeAddress address={address} phone={phone} />
          {hours && <OpeningHours hours={hours} timeZone={timeZone} />}
          <ButtonLink link={directions} tone="second" />
        </div>
      </Wide>
    </Block>
  );
}

const Wide = styled.div`
  --split: 7fr 5fr;
  ${twoColumns}
  gap: clamp(2rem, 5vw, 5.5rem);
  align-items: center;

  ${Art} {
    aspect-ratio: 4 / 3;
    border-radius: var(--radius-card);
  }
  ${Address} {
    margin: 24px 0 30px;
    font: var(--heading-style) var(--heading-weight, 480)
      min(clamp(1.375rem, 1.1rem + 1vw, 1.875rem), 10vw) / calc(1.35 * var(--leading)) var(--display);
  }
  dl {
    margin-bottom: 1.75rem;
  }
`;
