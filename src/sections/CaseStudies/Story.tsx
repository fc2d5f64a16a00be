import { styled } from 'styled-components';
import { FigureItems, fitsFigure } from '../../components/Figure.tsx';
import { Heading } from '../../components/Heading.tsx';
import { TextLink } from '../../components/Button.tsx';
import type { CaseStudy } from '../../shared/generated/sections.ts';

/** The text of a case study: category, title, summary, figures and link, each optional. */
export function Story({ study }: { study: CaseStudy }) {
  return (
    <Words>
      {study.category !== undefined && <Category>{study.category}</Category>}
      <Heading level={3} text={study.title} />
      {study.summary !== undefined && <Summary>{study.summary}</Summary>}
      {study.kpis !== undefined && (
        <Row>
          <FigureItems stats={study.kpis} />
        </Row>
      )}
      {study.link !== undefined && (
        <LinkLine>
          <TextLink link={study.link} />
        </LinkLine>
      )}
    </Words>
  );
}

/** A variant sets `--story-title` and `--story-figure` to resize the title and the figures. */
const Words = styled.div`
  h3 {
    max-width: 18em;
    font-size: min(var(--story-title, var(--fs-h3)), 9vw);
  }
`;

const Category = styled.p`
  margin-bottom: 12px;
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;

const Summary = styled.p`
  max-width: 32em;
  margin-top: 14px;
  color: var(--fg-soft);
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 20px clamp(1.75rem, 3.4vw, 2.75rem);
  margin-top: 22px;
  --figure: var(--story-figure, clamp(2.5rem, 2rem + 1.6vw, 3.5rem));
  --spacing: calc(-0.04em * var(--tracking));
  ${fitsFigure}

  span {
    max-width: 11em;
    margin-top: 8px;
    font-size: var(--fs-ui);
    line-height: 1.35;
  }
`;

const LinkLine = styled.p`
  margin-top: 26px;
`;
