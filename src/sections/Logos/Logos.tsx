import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import type { LogosSection } from '../../shared/generated/sections.ts';

export function Logos({ title, lead, background = 'white', logos }: LogosSection) {
  return (
    <Block background={background} title={title} lead={lead}>
      <Row>
        {logos.map(({ name, picture, href }, index) => {
          const logo = <PictureView picture={picture} alt={name} sizes="160px" />;
          return <li key={index}>{href === undefined ? logo : <a href={href}>{logo}</a>}</li>;
        })}
      </Row>
    </Block>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(1.5rem, 4vw, 2.5rem) clamp(2rem, 5vw, 4rem);
  align-items: center;

  a {
    display: block;
  }
  /* Wide logos are lower than square ones, so that all of them look equally large. */
  img {
    width: auto;
    max-width: min(10rem, 100%);
    height: clamp(2.75rem, 5vw, 3.5rem);
    object-fit: contain;
  }
`;
