import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { Heading } from '../../components/Heading.tsx';
import { quietTitle } from '../../components/mixins.ts';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { Study, StudyGrid } from './Study.tsx';

/** One in a row, the story beside the picture. The heading is a small line above the first story. */
export function CaseStudiesRow({ background = 'page', title, studies }: CaseStudiesSection) {
  return (
    <Block background={background}>
      <Rows>
        {studies.map((study, index) => (
          <Study
            key={study.title}
            study={study}
            sizes="(max-width: 767px) 100vw, 33vw"
            heading={index === 0 && <Title level={2} text={title} />}
          />
        ))}
      </Rows>
    </Block>
  );
}

const Title = styled(Heading)`
  margin-bottom: 12px;
  ${quietTitle}
`;

const Rows = styled(StudyGrid)`
  --stacked: clamp(1.5rem, 4vw, 4.5rem);
  grid-template-columns: 1fr;
  gap: clamp(2.5rem, 5vw, 4.5rem);

  > article {
    --story-title: var(--fs-h2);
    grid-template-columns: 4fr 8fr;
    gap: var(--stacked);
    align-items: center;
  }
  h3 {
    font-weight: var(--heading-weight, 460);
    letter-spacing: calc(-0.032em * var(--tracking));
    line-height: 1.02;
    text-wrap: balance;
  }
`;
