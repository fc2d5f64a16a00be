import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import type { HeroFeatured } from '../../shared/generated/sections.ts';

/** A highlighted item, on the background "accent". */
export function FeaturedCard({
  featured: { label, title, text, link, picture },
}: {
  featured: HeroFeatured;
}) {
  return (
    <Card data-background="accent">
      {picture && <PictureView picture={picture} first alt="" />}
      <Words>
        {label !== undefined && <span>{label}</span>}
        <Heading level={2} text={title} />
        {text !== undefined && <p>{text}</p>}
        <ButtonLink link={link} tone="second" />
      </Words>
    </Card>
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
    font-size: min(clamp(1.875rem, 1.4rem + 1.7vw, 2.875rem), 9.5vw);
  }
  p {
    max-width: 32em;
    margin: -12px 0 28px;
    color: var(--fg-soft);
  }
`;
