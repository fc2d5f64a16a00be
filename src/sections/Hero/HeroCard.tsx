import { styled } from 'styled-components';
import { ButtonLink } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { Halves, Lead, Words as Text } from './Halves.tsx';

/** With a highlighted item, on the background "accent". */
export function HeroCard(section: HeroSection) {
  const { featured } = section;
  return (
    <Root section={section} background="page" tone={featured ? 'outline' : 'action'}>
      {featured && (
        <Card data-background="accent">
          {featured.picture && <PictureView picture={featured.picture} first alt="" />}
          <Words>
            {featured.label !== undefined && <span>{featured.label}</span>}
            <Heading level={2} text={featured.title} />
            {featured.text !== undefined && <p>{featured.text}</p>}
            <ButtonLink link={featured.link} tone="second" />
          </Words>
        </Card>
      )}
    </Root>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  border-radius: var(--radius-card);
  overflow: hidden;

  img {
    flex: 1 0 clamp(150px, 20vw, 270px);
    width: 100%;
    min-height: 0;
    object-fit: cover;
  }
`;

const Words = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  justify-items: start;
  margin-top: auto;
  padding: clamp(min(1.75rem, 9vw), 3.4vw, 3rem);

  h2 {
    max-width: 13em;
    margin: 10px 0 28px;
    font-size: min(clamp(1.875rem, 1.4rem + 1.7vw, 2.875rem) * var(--size-h2), 9.5vw / var(--wide));
  }
  p {
    max-width: 32em;
    margin: -12px 0 28px;
    color: var(--fg-soft);
  }
`;

const Root = styled(Halves)`
  --split: 5fr 7fr;
  --gap: clamp(2rem, 4.5vw, 4.5rem);
  --stacked: var(--gap);
  --room: clamp(2.5rem, 4.6vw, 4rem);

  ${Text} {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    overflow-wrap: anywhere;
  }
  ${Lead} {
    margin: 24px 0 32px;
  }
  /* The actions are at the foot. */
  ${Text} > :last-child:not(h1, p) {
    margin-top: auto;
  }
`;
