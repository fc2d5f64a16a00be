import { styled } from 'styled-components';
import { Actions } from '../../components/Button.tsx';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Heading } from '../../components/Heading.tsx';
import { Wrap } from '../../components/Block.tsx';
import { twoColumns } from '../../components/mixins.ts';
import type { HeroSection } from '../../shared/generated/sections.ts';
import { belowDesktop } from '../../styles/container-sizes.ts';
import { Lead } from './HeroHalves.tsx';

/** Words alone. "text": the title, and beside it, behind a line, the rest. "centred": all in the middle. */
export function HeroText({ variant, background = 'page', crumbs, title, lead, actions }: HeroSection) {
  return (
    <div data-background={background}>
      <Words data-centred={variant === 'centred'}>
        <Crumbs crumbs={crumbs} />
        <Columns>
          <Heading level={1} text={title} />
          {(lead !== undefined || actions) && (
            <Beside>
              {lead !== undefined && <Lead>{lead}</Lead>}
              <Actions actions={actions} />
            </Beside>
          )}
        </Columns>
      </Words>
    </div>
  );
}

const Columns = styled.div`
  --split: 7fr 5fr;
  ${twoColumns}
  gap: 32px clamp(2rem, 5vw, 5rem);
`;

const Beside = styled.div`
  display: flex;
  flex-direction: column;
  gap: 36px;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

const Words = styled(Wrap)`
  padding-block: clamp(3.5rem, 7.5vw, 7.5rem);

  &[data-centred='false'] ${Beside} {
    padding-inline-start: clamp(2rem, 4vw, 4.5rem);
    border-inline-start: 1px solid var(--rule-strong);

    @container ${belowDesktop} {
      padding: 28px 0 0;
      border-inline-start: 0;
      border-top: 1px solid var(--rule-strong);
    }
  }
  &[data-centred='true'] {
    text-align: center;

    ${Columns} {
      display: block;
    }
    :is(ol, ${Beside} > div) {
      justify-content: center;
    }
    h1,
    ${Lead} {
      margin-inline: auto;
    }
    h1 {
      max-width: 14em;
    }
    ${Lead} {
      text-wrap: balance;
    }
    ${Beside} {
      align-items: center;
      margin-top: 32px;
    }
    /* A short line between the title and the rest. */
    ${Beside}::before {
      content: '';
      width: 64px;
      border-top: 2px solid var(--accent);
    }
  }
`;
