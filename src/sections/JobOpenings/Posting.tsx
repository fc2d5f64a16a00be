import { styled } from 'styled-components';
import type { JobPosting } from '../../shared/generated/sections.ts';

/** The details of a position that its structured data holds: search engines require them on the page too. */
export function Posting({
  posting: { text, hours, region, country, posted, until },
}: {
  posting: JobPosting;
}) {
  return (
    <Root>
      <p>{text}</p>
      <Terms>
        {hours !== undefined && <li>{hours}</li>}
        <li>{region === undefined ? country : `${region}, ${country}`}</li>
        <li>
          <time dateTime={posted}>{posted}</time>
          {until !== undefined && (
            <>
              {' – '}
              <time dateTime={until}>{until}</time>
            </>
          )}
        </li>
      </Terms>
    </Root>
  );
}

const Root = styled.div`
  max-width: 42em;
  padding-bottom: 24px;
  overflow-wrap: anywhere;
  white-space: pre-line;
  color: var(--fg-soft);
`;

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 12px;
  font-size: var(--fs-small);
  color: var(--fg-mute);
`;
