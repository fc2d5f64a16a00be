import { css, styled } from 'styled-components';
import { leadText } from '../../components/looks.ts';
import { Heading } from '../../components/Heading.tsx';
import { RichTextView } from '../../components/RichTextView.tsx';
import type { TextTab } from '../../shared/generated/sections.ts';
import { belowTablet } from '../../theme/room.ts';

/** The content of a panel: heading, text and points. */
export function TabText({ tab: { heading, description, points } }: { tab: TextTab }) {
  return (
    <Root>
      <Heading level={3} text={heading} />
      <Lead>
        <RichTextView text={description} />
      </Lead>
      {points && (
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: 22px;
  align-content: center;
`;

const Lead = styled.div`
  ${leadText}
`;

const cross = css`
  background:
    linear-gradient(var(--accent), var(--accent)) 50% / 14px 3px no-repeat,
    linear-gradient(var(--fg), var(--fg)) 50% / 3px 14px no-repeat;
`;

const Points = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: 12px 28px;

  li {
    display: flex;
    gap: 12px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 5px;
    ${cross}
  }
  @container ${belowTablet} {
    grid-template-columns: 1fr;
  }
`;
