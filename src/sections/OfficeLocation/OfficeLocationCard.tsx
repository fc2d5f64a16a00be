import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { TextLink } from '../../components/Button.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { Heading } from '../../components/Heading.tsx';
import type { OfficeLocationSection, OtherOffice } from '../../shared/generated/sections.ts';
import { Address, OfficeAddress } from './OfficeAddress.tsx';
import { Art, OfficeArt } from './OfficeArt.tsx';
import { OpeningHours } from './OpeningHours.tsx';

/** One card over the whole width, or one for each office. */
export function OfficeLocationCard({ others = [], ...section }: OfficeLocationSection) {
  const offices: OtherOffice[] = [section, ...others];
  return (
    <Block background="soft">
      <Cards data-alone={others.length === 0}>
        {offices.map(({ title, address, phone, hours, timeZone, directions, picture }, index) => (
          <Card key={index}>
            <OfficeArt picture={picture} sizes="(max-width: 1023px) 100vw, 650px" />
            <Words>
              <div>
                <Heading level={2} text={title} />
                <OfficeAddress address={address} phone={phone} />
                <TextLink link={directions} />
              </div>
              {hours && <OpeningHours hours={hours} timeZone={timeZone} />}
            </Words>
          </Card>
        ))}
      </Cards>
    </Block>
  );
}

const Words = styled.div`
  flex: 2 1 30rem;
  display: flex;
  flex-wrap: wrap;
  gap: 1.75rem 3rem;
  padding: clamp(min(1.75rem, 7.5vw), 3.4vw, 3rem);

  > * {
    flex: 1 1 15rem;
  }
  &${hasLongWord} > * {
    flex-basis: 20rem;
  }
`;

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  border-radius: var(--radius-card);
  background: var(--surface);
  /* Shown in forced colours, where backgrounds are not. */
  outline: 1px solid transparent;
  overflow: hidden;

  ${Art} {
    flex: 1 1 18rem;
    min-height: 210px;
  }
  h2 {
    font-size: var(--fs-card);
  }
  ${Address} {
    margin: 10px 0 18px;
    color: var(--fg-soft);
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: 14px;

  /* The strip is above the words in each of several cards. */
  &[data-alone='false'] ${Card} {
    flex-flow: column;

    ${Art} {
      flex: none;
      height: 210px;
    }
    ${Words} {
      flex: 1 0 auto;
    }
  }
`;
