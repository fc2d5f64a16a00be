import { styled } from 'styled-components';
import { PictureView } from '../../components/PictureView.tsx';
import { SectionHead } from '../../components/SectionHead.tsx';
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
        <Label>{title}</Label>
      </>
    );
  }
  return (
    <a href={link.href}>
      {art}
      <Label>
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

const Label = styled.h3`
  position: absolute;
  left: 0;
  top: 12px;
  max-width: calc(100% - 12px);
  padding: 7px 16px 8px 14px;
  border-radius: 0 var(--radius-picture) var(--radius-picture) 0;
  background: var(--cotton);
  color: var(--ink);
  font: 540 var(--fs-ui) / 1.15 var(--display);
  letter-spacing: -0.015em;
  transition: color var(--quick) var(--ease);

  &::after {
    content: '';
    position: absolute;
    inset: 4px 5px 4px 0;
    border: 1px dashed color-mix(in srgb, currentColor 40%, transparent);
    border-left: 0;
    border-radius: 0 2px 2px 0;
    pointer-events: none;
  }
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
    }
  }
  @media ${belowTablet} {
    gap: 18px 12px;

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
