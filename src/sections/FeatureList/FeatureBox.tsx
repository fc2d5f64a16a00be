import { styled } from 'styled-components';
import { Heading } from '../../components/Heading.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import { SlipView } from '../../components/SlipView.tsx';
import type { FeatureItem } from '../../shared/generated/sections.ts';
import { LiveLog } from './LiveLog.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';

/** One box: title, text, and the product details it has: table, log, button, document. */
export function FeatureBox({ item: { title, text, matrix, log, link, slip } }: { item: FeatureItem }) {
  return (
    <Box>
      <Words>
        <Heading level={3} text={title} />
        {text !== undefined && <p>{text}</p>}
        {matrix && <RoleMatrix matrix={matrix} caption={title} />}
        {log && <LiveLog entries={log} />}
        {link && (
          <Action>
            <ButtonLink link={link} tone="outline" />
          </Action>
        )}
      </Words>
      {slip && (
        <Stage data-background="tint-2">
          <SlipView slip={slip} />
        </Stage>
      )}
    </Box>
  );
}

const Words = styled.div`
  /* The container of its content's queries. */
  container: box / inline-size;
  flex: 3 1 19rem;
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: clamp(min(1.5rem, 7.5vw), 2.8vw, 2.5rem);

  h3 {
    font-size: var(--fs-card);
  }
  p {
    max-width: 34em;
    line-height: 1.5;
    color: var(--fg-soft);
  }
`;

const Action = styled.div`
  margin-top: auto;
  padding-top: 14px;
`;

const Stage = styled.div`
  flex: 1 1 16rem;
  display: grid;
  place-items: center;
  padding: 32px 28px;

  > * {
    width: 100%;
    max-width: 17rem;
  }
`;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
`;
