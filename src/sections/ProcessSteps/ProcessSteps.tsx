import { styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { columnsLook, hasLongWord } from '../../components/cells.ts';
import { Pattern } from '../../components/Pattern.tsx';
import { useLanguage } from '../../components/use-language.ts';
import { Wrap } from '../../components/Wrap.tsx';
import type { ProcessStepsSection } from '../../shared/generated/sections.ts';
import { belowDesktop, belowTablet } from '../../theme/room.ts';
import { WindingThread } from './WindingThread.tsx';

export function ProcessSteps({ title, lead, background = 'dark', steps }: ProcessStepsSection) {
  const { figure } = useLanguage();
  return (
    <Root data-background={background}>
      <Wrap>
        <Heading level={2} text={title} />
        {lead !== undefined && <Lead>{lead}</Lead>}
        <Loom>
          <Steps data-columns={steps.length > 4 ? 3 : steps.length}>
            {steps.map((step, index) => (
              <li key={step.title}>
                <WindingThread step={index} />
                <Knot>{figure(index + 1)}</Knot>
                {step.icon && <Mark name={step.icon} color={index + 1} />}
                <Heading level={3} text={step.title} />
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
  padding-block: var(--section);
  /* The line runs to the window's edge and no further. */
  overflow: clip;
`;

const Lead = styled.p`
  max-width: 38em;
  margin-top: 24px;
  ${leadText}
`;

const Loom = styled.div`
  position: relative;
  margin-top: 64px;
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
  font: 520 1.125rem/1 var(--display);

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
  display: grid;
  ${columnsLook}
  gap: 56px 32px;

  > li {
    position: relative;
    padding-top: 118px;
  }
  h3 {
    margin-bottom: 10px;
    font-size: min(1.375rem, 7.5vw);
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
    &[data-columns] {
      --columns: 2;
    }
    row-gap: 32px;
  }
  @container ${belowTablet} {
    &[data-columns]:nth-child(n):nth-child(n) {
      --columns: 1;
    }
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
