import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { Actions } from '../../components/Actions.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { CallToActionSection } from '../../shared/generated/sections.ts';

export function CallBand({
  title,
  text,
  action,
  secondary,
  picture,
  background = 'brand',
}: CallToActionSection) {
  return (
    <Root data-background={background}>
      {picture && <PictureView picture={picture} />}
      <Row>
        <div>
          <Heading level={2} text={title} />
          {text !== undefined && <p>{text}</p>}
        </div>
        <Actions actions={secondary ? [action, secondary] : [action]} />
      </Row>
    </Root>
  );
}

/** The picture is a strip of weave along the upper edge. */
const Root = styled.div`
  position: relative;
  overflow: hidden;

  img {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
    height: 26px;
    object-fit: cover;
  }
`;

const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  gap: 40px;
  align-items: end;
  padding-block: clamp(4rem, 7vw, 7rem);

  > :first-child {
    flex: 1 1 27rem;
  }
  h2 {
    max-width: 14em;
    font-size: min(clamp(2.25rem, 1.5rem + 3vw, 4.25rem), 10vw);
  }
  p {
    max-width: 34em;
    margin-top: 18px;
    ${leadText}
  }
`;
