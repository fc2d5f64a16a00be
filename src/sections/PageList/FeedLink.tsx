import { styled } from 'styled-components';
import { Icon, Stitched } from '../../components/Button.tsx';
import { useLanguage } from '../../components/use-language.ts';

/** The link to the feed of a list; nothing for one without. */
export function FeedLink({ feed }: { feed: string | undefined }) {
  const { words } = useLanguage();
  if (feed === undefined) return null;
  return (
    <Foot>
      <Stitched href={feed} type="application/atom+xml">
        <Icon viewBox="0 0 16 16" width="16" height="16">
          <path d="M2 7a7 7 0 0 1 7 7M2 2a12 12 0 0 1 12 12M2.5 13.5h.01" />
        </Icon>
        {words.feed}
      </Stitched>
    </Foot>
  );
}

const Foot = styled.p`
  margin-top: 40px;
  font-size: var(--fs-small);
`;
