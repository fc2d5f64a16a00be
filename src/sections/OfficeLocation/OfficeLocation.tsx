import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { ButtonLink, TextLink } from '../../components/Button.tsx';
import { hasLongWord } from '../../components/cells.ts';
import { Cloth } from '../../components/Cloth.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { OfficeLocationSection, OtherOffice } from '../../shared/generated/sections.ts';
import { dialled } from '../../shared/phone.ts';
import type { Picture } from '../../shared/picture.ts';
import { byVariant } from '../by-variant.ts';
import { OpeningHours } from './OpeningHours.tsx';

/** A weave is the default picture; all pictures are decorative. */
export const OfficeLocation = byVariant<OfficeLocationSection>('wide', {
  wide: OfficeWide,
  card: OfficeCards,
});

/** The picture beside the address. */
function OfficeWide({ title, address, phone, hours, timeZone, directions, picture }: OfficeLocationSection) {
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

/** One card over the whole width, or one for each office. */
function OfficeCards({ others = [], ...section }: OfficeLocationSection) {
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

function OfficeAddress({ address, phone }: { address: string[]; phone: string | undefined }) {
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

function OfficeArt({ picture, sizes }: { picture: Picture | undefined; sizes: string }) {
  return <Art>{picture ? <PictureView picture={picture} alt="" sizes={sizes} /> : <Cloth />}</Art>;
}

const Art = styled(Frame)`
  /* Hides the place of a picture that is not given, in a theme without the default one. */
  &:has(> ${Cloth}) {
    display: var(--swatch-display);
  }
`;

/* One line of the text is one line on the screen. */
const Address = styled.address`
  font-style: normal;
  white-space: pre-line;

  a {
    text-decoration: underline;
  }
`;

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
