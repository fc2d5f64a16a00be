import { styled } from 'styled-components';
import { covers } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { Block } from '../../components/Block.tsx';
import type { OfficeLocationSection } from '../../shared/generated/sections.ts';
import { OfficeAddress } from './OfficeAddress.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { OfficePicture, pictureRoom } from './OfficePicture.tsx';

export function OfficeCard({ title, address, hours, directions, picture }: OfficeLocationSection) {
  return (
    <Block background="soft">
      <Card>
        <Strip>
          <OfficePicture picture={picture} sizes="480px" />
        </Strip>
        <Words>
          <Heading level={2} text={title} />
          <Address lines={address} />
          {hours && <OpeningHours hours={hours} />}
          <TextLink link={directions} />
        </Words>
      </Card>
    </Block>
  );
}

const Card = styled.div`
  max-width: 30rem;
  overflow: hidden;
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const Strip = styled.div`
  ${pictureRoom}
  height: 210px;

  img {
    ${covers}
  }
`;

const Words = styled.div`
  padding: 28px 30px 32px;

  h2 {
    font-size: var(--fs-card);
    font-weight: 520;
    letter-spacing: -0.018em;
  }
`;

const Address = styled(OfficeAddress)`
  margin: 10px 0 18px;
  color: var(--fg-soft);
`;
