import { styled } from 'styled-components';
import { HeadingText } from '../../components/Heading.tsx';
import { PictureView } from '../../components/PictureView.tsx';
import { Tag } from '../../components/Tag.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { IndustryCard } from '../../shared/generated/sections.ts';

/** One industry: picture with a label, text, link. */
export function IndustryTile({
  card: { title, description, linkText, imageUrl, href = '#' },
}: {
  card: IndustryCard;
}) {
  return (
    <Tile>
      <Frame>
        <PictureView picture={imageUrl} sizes="(min-width: 1024px) 25vw, (min-width: 480px) 50vw, 100vw" />
        <Tag as="h3">
          <HeadingText text={title} />
        </Tag>
      </Frame>
      <p>{description}</p>
      <TextLink link={{ label: linkText, href }} />
    </Tile>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  container-type: inline-size;
  border-radius: var(--radius-picture);
  background: var(--dark-background);

  img {
    width: 100%;
    height: calc(100% + 6px);
    object-fit: cover;
    transition: transform var(--panel) var(--ease);
  }
  /* The longest name fits the narrowest tile. */
  h3 {
    font-size: clamp(1rem, 7.4cqi, 1.25rem);
  }
`;

const Tile = styled.li`
  font-size: var(--fs-ui);

  p {
    margin: 18px 0 12px;
    color: var(--fg-soft);
    line-height: 1.5;
  }
  &:has(a:hover) ${Frame} img {
    transform: translateY(-6px);
  }
`;
