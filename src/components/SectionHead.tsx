import { styled } from 'styled-components';
import { leadText } from './looks.ts';
import type { Link } from '../shared/generated/sections.ts';
import { Heading } from './Heading.tsx';
import { TextLink } from './TextLink.tsx';

interface Props {
  title: string;
  lead?: string | undefined;
  link?: Link | undefined;
}

/** A block's heading, with a text or a link at the right, or below where there is no room. */
export function SectionHead({ title, lead, link }: Props) {
  return (
    <Head>
      <Heading level={2} text={title} />
      {lead !== undefined && <Lead>{lead}</Lead>}
      {link !== undefined && (
        <Way>
          <TextLink link={link} />
        </Way>
      )}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 64px;
  align-items: end;
  margin-bottom: clamp(2.25rem, 4.4vw, 4rem);

  > h2 {
    flex: 7.4 1 33.5rem;
  }
`;

const Lead = styled.p`
  flex: 4.6 1 20.8rem;
  max-width: 38em;
  ${leadText}
`;

const Way = styled.div`
  ${Lead} + & {
    flex-basis: 100%;
  }
`;
