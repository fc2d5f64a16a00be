import { styled } from 'styled-components';
import { covers } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Block } from '../../components/Block.tsx';
import type { OfficeLocationSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../theme/room.ts';
import { OfficeAddress } from './OfficeAddress.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { OfficePicture, pictureRoom } from './OfficePicture.tsx';

export function OfficeWide({ title, address, hours, directions, picture }: OfficeLocationSection) {
  return (
    <Block background="page">
      <Split>
        <Frame>
          <OfficePicture picture={picture} sizes="(max-width: 1023px) 100vw, 715px" />
        </Frame>
        <div>
          <Heading level={2} text={title} />
          <Address lines={address} />
          {hours && <OpeningHours hours={hours} />}
          <ButtonLink link={directions} tone="second" />
        </div>
      </Split>
    </Block>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: clamp(2rem, 5vw, 5.5rem);
  align-items: center;

  @container ${belowDesktop} {
    grid-template-columns: 1fr;
  }
`;

const Frame = styled.div`
  ${pictureRoom}
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: var(--radius-card);

  img {
    ${covers}
  }
`;

const Address = styled(OfficeAddress)`
  margin: 24px 0 30px;
  font: 480 clamp(1.375rem, 1.1rem + 1vw, 1.875rem) / 1.35 var(--display);
  letter-spacing: -0.018em;
`;
