import { styled } from 'styled-components';
import { HeadingText } from '../../components/Heading.tsx';
import { LinkLabel } from '../../components/Button.tsx';
import { cellsBeside, cellStyles, hasLongWord } from '../../components/cells.ts';
import { Frame, PictureView } from '../../components/PictureView.tsx';
import { Tag } from '../../components/Tag.tsx';
import { Block } from '../../components/Block.tsx';
import type { CaseStudiesSection, CaseStudy } from '../../shared/generated/sections.ts';
import { belowTablet, cramped, fromDesktop } from '../../styles/container-sizes.ts';

export function CaseStudiesMosaic({ background = 'page', title, lead, link, studies }: CaseStudiesSection) {
  const cells = cellsBeside(studies.length - 1);
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Tiles>
        {studies.map((study, index) => (
          <li
            key={study.title}
            data-columns={cells[index - 1]?.columns ?? (studies.length === 1 ? 4 : 2)}
            data-rows={cells[index - 1]?.rows ?? (studies.length === 1 ? 1 : 2)}
          >
            <Tile study={study} />
          </li>
        ))}
      </Tiles>
    </Block>
  );
}

function Tile({ study: { title, picture, link } }: { study: CaseStudy }) {
  const content = (
    <>
      <Art>
        <PictureView picture={picture} sizes="(max-width: 1023px) 50vw, 25vw" />
      </Art>
      <Label as="h3">
        <HeadingText text={title} />
        {link && (
          <span className="visually-hidden">
            : <LinkLabel link={link} />
          </span>
        )}
      </Label>
    </>
  );
  return link ? <a href={link.href}>{content}</a> : content;
}

const Art = styled(Frame)`
  aspect-ratio: 1;
  border-radius: var(--radius-card);
`;

const Label = styled(Tag)`
  top: 12px;
  padding-block: 7px 8px;
  padding-inline: 14px 16px;
  font-size: var(--fs-ui);
`;

/* In pairs, after a wide one; a last one without a partner is wide too. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: calc(14px * var(--gaps));

  li {
    container-type: inline-size;
    position: relative;
  }
  a {
    display: block;
    height: 100%;
  }
  > :first-child,
  > :last-child:nth-child(even) {
    grid-column: 1 / -1;

    ${Art} {
      aspect-ratio: 4 / 3;
    }
  }
  @container ${fromDesktop} {
    &:not(${hasLongWord}) {
      grid-template-columns: repeat(4, 1fr);
      ${cellStyles}

      > [data-columns='1'] ${Art} {
        aspect-ratio: 1;
      }
      /* Without a width, the aspect ratio would make the picture wider than its cell. */
      > :not([data-columns='1']) ${Art} {
        width: 100%;
        height: 100%;
      }
      > [data-rows='1']:not([data-columns='1']) ${Art} {
        aspect-ratio: 2;
      }
      > [data-rows='1'][data-columns='4'] ${Art} {
        aspect-ratio: 3;
      }
    }
  }
  li:first-child ${Label} {
    top: 28px;
    padding-block: 14px 15px;
    padding-inline: 24px 26px;
    font-size: var(--fs-card);
  }
  a:hover ${Label} {
    color: var(--page-link);
  }
  @container ${belowTablet} {
    gap: 18px 12px;

    &${hasLongWord} {
      grid-template-columns: minmax(0, 1fr);
    }

    > :first-child ${Art} {
      aspect-ratio: 1;
    }
    li:not(:first-child) ${Label} {
      position: static;
      max-width: none;
      padding: 10px 0 0;
      background: none;
      color: var(--fg);
      font-size: 1.125rem;
    }
    li:not(:first-child) ${Label}::after {
      display: none;
    }
    li:first-child ${Label} {
      top: 18px;
      padding-block: 10px 11px;
      padding-inline: 16px 18px;
      font-size: max(var(--fs-body), min(1.25rem * var(--size-card-small), 7vw / var(--wide)));
    }
  }
  @container ${cramped} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
