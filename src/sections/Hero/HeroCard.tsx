import { styled } from 'styled-components';
import { Actions } from '../../components/Actions.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import { twoColumns } from '../../components/looks.ts';
import type { HeroFeatured, HeroSection } from '../../shared/generated/sections.ts';
import { Lead } from './HeroText.tsx';

/** A highlighted item, on the background "accent". */
function FeaturedCard({ featured: { label, title, text, link, picture } }: { featured: HeroFeatured }) {
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

export function HeroCard({ crumbs, title, lead, actions, featured }: HeroSection) {
  return (
    <div data-background="page">
      <Halves>
        <Text>
          <Crumbs crumbs={crumbs} />
          <Heading level={1} text={title} />
          {lead !== undefined && <Lead>{lead}</Lead>}
          <Bottom>
            <Actions actions={actions} tone={featured ? 'outline' : 'action'} />
          </Bottom>
        </Text>
        {featured && <FeaturedCard featured={featured} />}
      </Halves>
    </div>
  );
}

const Halves = styled(Wrap)`
  --split: 5fr 7fr;
  ${twoColumns}
  gap: clamp(2rem, 4.5vw, 4.5rem);
  padding-block: clamp(2.5rem, 4.6vw, 4rem);
`;

const Bottom = styled.div`
  margin-top: auto;
`;

const Text = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  overflow-wrap: anywhere;

  ${Lead} {
    margin: 24px 0 32px;
  }
`;
