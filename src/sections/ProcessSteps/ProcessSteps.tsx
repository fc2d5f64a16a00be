import { styled } from 'styled-components';
import { leadText } from '../../components/mixins.ts';
import { Heading } from '../../components/Heading.tsx';
import { columnStyles, hasLongWord } from '../../components/cells.ts';
import { IconView } from '../../components/IconView.tsx';
import { Pattern } from '../../components/Pattern.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { Wrap } from '../../components/Block.tsx';
import type { ProcessStepsSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../styles/container-sizes.ts';

/** Width of the SVG's view box. It is stretched between two knots, so only proportions matter. */
const pitch = 300;
const warp = 44;
/** Amplitude of the curve by step. It varies, to look hand-made. */
const swings = [46, 38, 48, 34, 44, 40];

/**
 * The straight line on which a step's knot sits, and the thread that winds around it to the next one. Every step draws
 * its own piece, so steps may wrap into several rows. Drawn on wide screens only.
 */
function WindingThread({ step }: { step: number }) {
  return (
    <Threads viewBox={`0 0 ${pitch} 88`} preserveAspectRatio="none" aria-hidden="true">
      <path data-warp="" d={`M0 ${warp}h6000`} />
      <path data-weft="" d={`M0 ${warp}${windOnce(step)}`} />
      <path data-warp="" d={`M${pitch * 0.5} ${warp}h${pitch * 0.1}`} />
    </Threads>
  );
}

/** Path from one knot to the next: over the line, under it, and up again. */
function windOnce(step: number): string {
  const swing = swings[step % swings.length] ?? 0;
  const x = (share: number) => Math.round(pitch * share);
  const over = warp - swing;
  const under = warp + swing * 0.85;
  return `C${x(0.2)} ${over} ${x(0.36)} ${over} ${x(0.55)} ${warp}S${x(0.86)} ${under} ${x(1)} ${warp}`;
}

/** From the middle of this knot to the middle of the next, across the gap between the columns. */
const Threads = styled.svg`
  position: absolute;
  inset-inline-start: 22px;
  top: 0;
  width: calc(100% + 32px);
  max-width: none;
  height: 88px;
  overflow: visible;
  fill: none;

  &:dir(rtl) {
    scale: -1 1;
  }
  path {
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  [data-warp] {
    stroke: var(--accent);
  }
  [data-weft] {
    visibility: var(--thread, inherit);
    stroke: var(--drawing-7);
  }
  @container ${belowDesktop} {
    display: none;
  }
`;

export function ProcessSteps({ title, lead, background = 'dark', steps }: ProcessStepsSection) {
  const { figure } = useLanguage();
  return (
    <Root data-background={background}>
      <Wrap>
        <Heading level={2} text={title} />
        {lead !== undefined && <Lead>{lead}</Lead>}
        <Steps data-columns={steps.length > 4 ? 3 : steps.length}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <WindingThread step={index} />
              <Knot>{figure(index + 1)}</Knot>
              {step.icon && <StepIcon icon={step.icon} />}
              {!step.icon && step.pattern && <Mark name={step.pattern} color={index + 1} />}
              <Heading level={3} text={step.title} />
              <p>{step.description}</p>
            </li>
          ))}
        </Steps>
      </Wrap>
    </Root>
  );
}

const Root = styled.div`
  padding-block: var(--section);
  /* The line runs to the window's edge and no further. */
  overflow: clip;

  h2 {
    text-align: var(--heading-align, inherit);
  }
`;

const Lead = styled.p`
  max-width: 38em;
  margin: 24px var(--lead-margin, 0) 0;
  text-align: var(--heading-align, inherit);
  ${leadText}
`;

const Knot = styled.span`
  position: absolute;
  top: 22px;
  inset-inline-start: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--bg);
  box-shadow: 0 0 0 3px var(--accent);
  color: var(--hover);
  font: var(--figure-weight, 520) 1.125rem/1 var(--figures, var(--display));

  @container ${belowTablet} {
    top: 0;
  }
`;

const Mark = styled(Pattern)`
  width: 40px;
  height: 40px;
  margin-bottom: 20px;
`;

const Steps = styled.ol`
  ${columnStyles}
  gap: calc(56px * var(--gaps)) calc(32px * var(--gaps));
  margin-top: 64px;

  > li {
    position: relative;
    padding-top: 118px;
  }
  h3 {
    margin-bottom: 10px;
    font-size: max(var(--fs-body), min(1.375rem * var(--size-card-small), 7.5vw / var(--wide)));
  }
  p {
    max-width: 26em;
    line-height: 1.5;
    color: var(--fg-soft);
  }

  &${hasLongWord}[data-columns='4'] {
    --columns: 2;
  }
  @container ${belowDesktop} {
    row-gap: 32px;
  }
  @container ${belowTablet} {
    --most: 1;
    gap: 0;

    > li {
      padding-block: 0 40px;
      padding-inline: 68px 0;
    }
    > li:not(:last-child)::before {
      content: '';
      position: absolute;
      inset-inline-start: 21px;
      top: 44px;
      bottom: 0;
      width: 3px;
      background: var(--accent);
    }
  }
`;

const StepIcon = styled(IconView)`
  margin-bottom: 20px;
`;
