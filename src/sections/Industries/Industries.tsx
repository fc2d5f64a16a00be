import { css, styled } from 'styled-components';
import { balancedColumns, columnStyles, hasLongWord } from '../../components/cells.ts';
import { Block } from '../../components/Block.tsx';
import { HeadingText } from '../../components/Heading.tsx';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { Tag } from '../../components/Tag.tsx';
import { TextLink } from '../../components/Button.tsx';
import type { IndustriesSection, IndustryCard } from '../../shared/generated/sections.ts';
import { belowPhone, belowTablet, cramped, fromDesktop } from '../../styles/container-sizes.ts';

/** One industry: picture with a label, text, link. */
function IndustryTile({
  card: { title, description, linkText, imageUrl, href = '#' },
}: {
  card: IndustryCard;
}) {
  return (
    <Tile>
      <Picture>
        <PictureView picture={imageUrl} sizes="(min-width: 1024px) 25vw, (min-width: 480px) 50vw, 104px" />
      </Picture>
      <Words>
        <Tag as="h3">
          <HeadingText text={title} />
        </Tag>
        <p>{description}</p>
        <TextLink link={{ label: linkText, href }} />
      </Words>
    </Tile>
  );
}

const Picture = styled(Frame)`
  aspect-ratio: 4 / 5;
  border-radius: var(--radius-picture);
`;

const Words = styled.div`
  p {
    margin: 18px 0 12px;
    color: var(--fg-soft);
    line-height: 1.5;
  }
`;

/** The name is a label on the picture; on a phone the picture is small and all words are beside it. */
const Tile = styled.li`
  container-type: inline-size;
  font-size: var(--fs-ui);

  /* The longest name fits the narrowest tile. */
  h3 {
    font-size: clamp(1rem, 7.4cqi, 1.25rem);
  }
  @container ${belowPhone} {
    display: grid;
    grid-template-columns: min(6.5rem, 28cqi) 1fr;
    gap: 18px;
    align-items: center;

    h3 {
      --word-margin: calc(6.5rem + 18px);
      position: static;
      max-width: none;
      padding: 0;
      background: none;
      font-size: var(--fs-card-small);
    }
    h3::after {
      content: none;
    }
    p {
      margin: 8px 0 6px;
    }
  }
  @container ${cramped} {
    grid-template-columns: 1fr;

    h3 {
      --word-margin: 0px;
    }
  }
`;

export function Industries({ title, lead, cards }: IndustriesSection) {
  return (
    <Block background="page" title={title} lead={lead}>
      <Quilt data-columns={balancedColumns(cards.length, 4)}>
        {cards.map((card) => (
          <IndustryTile key={card.title} card={card} />
        ))}
      </Quilt>
    </Block>
  );
}

const inOneColumn = css`
  --lower: 0px;
  --most: 1;
`;

/* Every second column is lower. The padding below contains it. */
const Quilt = styled.ul`
  --lower: 56px;
  ${columnStyles}
  gap: 44px 20px;
  padding-bottom: var(--lower);

  > li {
    position: relative;
  }
  > li:nth-child(even) {
    top: var(--lower);
  }
  @container ${fromDesktop} {
    &[data-columns='3']:not(${hasLongWord}) > li {
      top: 0;
    }
    &[data-columns='3']:not(${hasLongWord}) > li:nth-child(3n + 2) {
      top: var(--lower);
    }
  }
  &[data-columns='1'] {
    max-width: 26rem;
  }
  &${hasLongWord}:not([data-columns='1']) {
    --columns: 2;
  }
  @container ${belowTablet} {
    &${hasLongWord} {
      ${inOneColumn}
    }
  }
  @container ${belowPhone} {
    ${inOneColumn}
    gap: 28px;
  }
`;
