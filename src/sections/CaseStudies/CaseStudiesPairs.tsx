import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import type { CaseStudiesSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Study, StudyGrid } from './Study.tsx';

/** The first takes a row, its story beside its picture; then two in a row, the second one lower. */
export function CaseStudiesPairs({ background = 'page', title, lead, link, studies }: CaseStudiesSection) {
  return (
    <Block background={background} title={title} lead={lead}>
      <Pairs>
        {studies.map((study, index) => (
          <Study key={study.title} study={study} sizes="(max-width: 767px) 100vw, 58vw">
            {index === 0 && study.fragment !== undefined && (
              <Corner>
                <SlipView slip={study.fragment} />
              </Corner>
            )}
          </Study>
        ))}
      </Pairs>
      {link !== undefined && (
        <More>
          <ButtonLink link={link} tone="second" />
        </More>
      )}
    </Block>
  );
}

const Corner = styled.div`
  position: absolute;
  inset-inline-end: -34px;
  bottom: -34px;
  width: 15.375rem;

  @container ${belowDesktop} {
    display: none;
  }
`;

const More = styled.div`
  margin-top: clamp(3rem, 6vw, 5rem);
`;

const Pairs = styled(StudyGrid)`
  --stacked: 22px;
  gap: clamp(3rem, 6vw, 6rem) 24px;

  /* A last one without a partner is like the first. */
  > :first-child,
  > :last-child:nth-child(even) {
    --story-title: clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem);
    --story-figure: var(--fs-kpi);
    grid-column: 1 / -1;
    grid-template-columns: 7fr 5fr;
    gap: clamp(2rem, 5vw, 5.5rem);
    align-items: center;
  }
  > :nth-child(odd):not(:first-child) {
    margin-top: 96px;
  }
`;
