import { styled } from 'styled-components';
import { Draft } from '../../components/Draft.tsx';
import { Wrap } from '../../components/Wrap.tsx';
import type { ProcessStepsSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/media.ts';
import { WindingThread } from './WindingThread.tsx';

export function ProcessSteps({ title, lead, ground = 'vat', steps }: ProcessStepsSection) {
  return (
    <Root data-ground={ground}>
      <Wrap>
        <h2>{title}</h2>
        {lead !== undefined && <Lead>{lead}</Lead>}
        <Loom>
          <WindingThread steps={steps.length} />
          <Steps data-steps={steps.length}>
            {steps.map((step, index) => (
              <li key={step.title}>
                <Knot>{index + 1}</Knot>
                {step.icon && <Draft weave={step.icon} dye={index + 1} />}
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </li>
            ))}
          </Steps>
        </Loom>
      </Wrap>
    </Root>
  );
}

const Root = styled.div`
  padding-block: calc(var(--section) + var(--lead-in, 0px)) var(--section);
  /* The warp runs on to the window's edge and no further. */
  overflow: clip;
`;

const Lead = styled.p`
  max-width: 38em;
  margin-top: 24px;
  font-size: var(--fs-lead);
  line-height: 1.5;
  color: var(--fg-soft);
`;

const Loom = styled.div`
  position: relative;
  margin-top: 64px;
`;

const Knot = styled.span`
  position: absolute;
  top: 22px;
  left: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--bg);
  box-shadow: 0 0 0 3px var(--accent);
  color: var(--accent);
  font: 520 1.125rem/1 var(--display);

  @media ${belowTablet} {
    top: 0;
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(var(--columns), 1fr);
  gap: 32px;
  --columns: 4;

  &[data-steps='2'] {
    --columns: 2;
  }
  &[data-steps='3'] {
    --columns: 3;
  }
  &[data-steps='5'] {
    --columns: 5;
  }
  &[data-steps='6'] {
    --columns: 6;
  }
  > li {
    position: relative;
    padding-top: 118px;
  }
  svg {
    width: 40px;
    height: 40px;
    margin-bottom: 20px;
  }
  h3 {
    margin-bottom: 10px;
    font-size: 1.375rem;
  }
  p {
    max-width: 26em;
    line-height: 1.5;
    color: var(--fg-soft);
  }

  @media ${belowDesktop} {
    &[data-steps] {
      --columns: 2;
    }
  }
  @media ${belowTablet} {
    &[data-steps] {
      --columns: 1;
      gap: 0;
    }
    > li {
      padding: 0 0 40px 68px;
    }
    > li:not(:last-child)::before {
      content: '';
      position: absolute;
      left: 21px;
      top: 44px;
      bottom: 0;
      width: 3px;
      background: var(--accent);
    }
  }
`;
