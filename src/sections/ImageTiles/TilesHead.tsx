import { styled } from 'styled-components';
import { ButtonLink } from '../../components/Button.tsx';
import { Heading } from '../../components/Heading.tsx';
import { leadText } from '../../components/mixins.ts';
import type { ImageTilesSection } from '../../shared/generated/sections.ts';

/** The heading with a text below, and the button at the right, or below where there is no room. */
export function TilesHead({ section: { title, lead, link } }: { section: ImageTilesSection }) {
  return (
    <Head>
      <div>
        <Heading level={2} text={title} />
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {link && <ButtonLink link={link} tone="second" />}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 24px 64px;
  margin-bottom: clamp(2.25rem, 4vw, 3.75rem);

  h2 {
    max-width: 14em;
  }
  p {
    max-width: 38em;
    margin-top: 24px;
    ${leadText}
  }
  > :first-child {
    flex: 1 1 38rem;
  }
`;
