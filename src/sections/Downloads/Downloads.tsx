import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../components/Block.tsx';
import { Icon } from '../../components/Button.tsx';
import { useLanguage } from '../../components/use-language.ts';
import type { DownloadsSection } from '../../shared/generated/sections.ts';
import { writeFileSize } from '../../shared/language.ts';

/** A list of files. The whole row is the link, so that its kind and size are read along with its name. */
export function Downloads({ title, lead, background = 'page', files }: DownloadsSection) {
  const { lang } = useLanguage();
  return (
    <Block background={background} title={title} lead={lead}>
      <List>
        {files.map(({ label, text, file, language, date }, index) => {
          const facts = [
            file.kind,
            writeFileSize(file.bytes, lang),
            language !== undefined && languageName(language, lang),
            date !== undefined && writeDay(date, lang),
          ].filter(Boolean);
          return (
            <li key={index}>
              <Row href={file.href} hrefLang={language}>
                <Icon viewBox="0 0 24 24" width="28" height="28">
                  <path d="M12 3v12m-5-5 5 5 5-5M4 20h16" />
                </Icon>
                <span>
                  <Name>{label}</Name>
                  {text !== undefined && <Text>{text}</Text>}
                  <Facts>
                    {facts.map((fact, at) => (
                      <Fragment key={at}>
                        {at > 0 && ', '}
                        <span>{fact}</span>
                      </Fragment>
                    ))}
                  </Facts>
                </span>
              </Row>
            </li>
          );
        })}
      </List>
    </Block>
  );
}

/** `de` → `German`. */
function languageName(code: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
}

/** `2026-03-31` → `March 31, 2026`. */
function writeDay(day: string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

const List = styled.ul`
  border-bottom: 1px solid var(--rule);

  li {
    border-top: 1px solid var(--rule);
  }
`;

const Row = styled.a`
  display: flex;
  gap: 20px;
  align-items: flex-start;
  padding-block: 20px;

  > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    color: var(--accent);
  }
`;

const Name = styled.span`
  display: block;
  font-weight: 600;

  a:hover & {
    text-decoration: underline;
  }
`;

const Text = styled.span`
  display: block;
  max-width: 42em;
  margin-top: 4px;
  color: var(--fg-soft);
`;

const Facts = styled.span`
  display: block;
  margin-top: 4px;
  font-size: var(--fs-small);
  color: var(--fg-mute);

  > span {
    white-space: nowrap;
  }
`;
