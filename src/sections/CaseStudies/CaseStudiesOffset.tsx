import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../styles/container-sizes.ts';
import { Study, StudyGrid } from './Study.tsx';

/** Two in a row, the second one lower. */
export function CaseStudiesOffset({ background = 'page', title, lead, link, studies }: CaseStudiesSection) {
  return (
    <Block background={background} title={title} lead={lead} link={link}>
      <Offset>
        {studies.map((study) => (
          <Study key={study.title} study={study} sizes="(max-width: 767px) 100vw, 48vw" />
        ))}
      </Offset>
    </Block>
  );
}

const Offset = styled(StudyGrid)`
  --stacked: 26px;
  gap: 24px clamp(1.5rem, 4vw, 4rem);

  > :nth-child(even) {
    margin-top: 104px;
  }
  /* One without a partner takes the whole row, its story beside its picture. */
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
    grid-template-columns: 7fr 5fr;
    gap: clamp(1.5rem, 4vw, 4rem);
    align-items: center;
  }
  @container ${belowTablet} {
    gap: 64px;
  }
`;
