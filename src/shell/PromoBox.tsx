import { styled } from 'styled-components';
import { ButtonLink } from '../components/Button.tsx';
import { PictureView } from '../components/PictureView.tsx';
import type { MenuPromo } from '../shared/generated/site.ts';

/** The promotion below the columns of a wide menu. */
export function PromoBox({ promo }: { promo: MenuPromo }) {
  return (
    <Root data-background="accent">
      <PictureView picture={promo.picture} sizes="150px" />
      <div>
        <Title>{promo.title}</Title>
        <Text>{promo.text}</Text>
      </div>
      <ButtonLink link={promo.link} tone="second" />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 150px 1fr auto;
  align-items: center;
  gap: 28px;
  height: 118px;
  padding-inline-end: 36px;
  overflow: hidden;

  img {
    width: 150px;
    height: 118px;
    object-fit: cover;
  }
  a {
    min-height: 46px;
    padding-inline: 1.25em;
  }
`;

const Title = styled.p`
  font: 520 1.4rem/1.2 var(--display);
  letter-spacing: -0.015em;
`;

const Text = styled.p`
  color: var(--fg-soft);
`;
