import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
import { Tag } from '../../components/Tag.tsx';
import { Band, Wrap } from '../../components/Wrap.tsx';
import type { CaseStudiesSection, CaseStudy } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';

export function StudiesMosaic({ ground = 'cotton', title, lead, link, studies }: CaseStudiesSection) {
  return (
    <Band data-ground={ground}>
      <Wrap>
        <SectionHead title={title} lead={lead} link={link} />
        <Tiles>
          {studies.map((study) => (
            <li key={study.title}>
              <Tile study={study} />
            </li>
          ))}
        </Tiles>
      </Wrap>
    </Band>
  );
}

function Tile({ study: { title, picture, link } }: { study: CaseStudy }) {
  const art = (
    <Art>
      <PictureView picture={picture} sizes="(max-width: 1023px) 50vw, 25vw" />
    </Art>
  );
  if (link === undefined) {
    return (
      <>
        {art}
        <Label as="h3">{title}</Label>
      </>
    );
  }
  return (
    <a href={link.href}>
      {art}
      <Label as="h3">
        {title}
        <span className="visually-hidden">: {link.label}</span>
      </Label>
    </a>
  );
}

const Art = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: var(--radius);
  background: var(--vat);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform var(--panel) var(--ease);
  }
`;

const Label = styled(Tag)`
  top: 12px;
  padding: 7px 16px 8px 14px;
  font-size: var(--fs-ui);
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 14px;

  li {
    position: relative;
  }
  a {
    display: block;
    height: 100%;
  }
  li:first-child {
    grid-column: span 2;
    grid-row: span 2;
  }
  li:first-child ${Art} {
    height: 100%;
  }
  li:first-child ${Label} {
    top: 28px;
    padding: 14px 26px 15px 24px;
    font-size: var(--fs-card);
  }
  a:hover img {
    transform: scale(1.04);
  }
  a:hover ${Label} {
    color: var(--madder-deep);
  }
  @media ${belowDesktop} {
    grid-template-columns: 1fr 1fr;

    li:first-child ${Art} {
      height: auto;
      aspect-ratio: 4 / 3;
    }
  }
  @media ${belowTablet} {
    gap: 18px 12px;

    li:first-child ${Art} {
      aspect-ratio: 1;
    }
    li:not(:first-child) ${Label} {
      position: static;
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
      padding: 10px 18px 11px 16px;
      font-size: 1.25rem;
    }
  }
`;
