import { useState } from 'react';
import { holdsWords } from '../holds-words.ts';
import type { SiteAnswer } from '../protocol.ts';
import { Combobox, type Option } from './Combobox.tsx';
import { loadSite, openPage } from './pages.ts';
import { getState, titleOf, useStudio } from './store.ts';
import { firstSentence, nameOfFile, words } from './words.ts';

/** All pages and files, found by title, address or name. */
export function PageSearch() {
  const site = useStudio((state) => state.site!);
  const { file } = useStudio((state) => state.page!.main);
  const [text, setText] = useState<string>();
  return (
    <div className="find" role="search">
      <Combobox
        label={words.findPage}
        // Others may have added pages since.
        control={{ placeholder: words.searchPages, onFocus: () => void loadSite() }}
        value={text ?? titleOf(site, file)}
        find={(typed) => findIn(getState().site!, typed)}
        takesFirst
        onInput={setText}
        onChoose={({ value }) => {
          setText(undefined);
          void openPage(
            site.files.some((known) => known.file === value) ? { file: value } : { route: value },
          );
        }}
        onLeave={() => setText(undefined)}
      />
    </div>
  );
}

function findIn({ pages, files, forms }: SiteAnswer, text: string): Option[] {
  const describe = (name: string) => firstSentence(forms.fields[forms.site[name] ?? -1]?.description ?? '');
  const all: Option[] = [
    ...pages.map(({ route, title, findings }) => ({
      value: route,
      title: title || route,
      note: [route, route === '/' ? words.home : '', findings > 0 ? words.findings(findings) : '']
        .filter(Boolean)
        .join(' · '),
    })),
    ...files.map(({ file, name, kind }) => ({
      value: file,
      title: nameOfFile({ kind, name }),
      note: (kind === 'site' && describe(name)) || words.fileKinds[kind],
    })),
  ];
  return all.filter(({ value, title, note }) => holdsWords(`${value} ${title} ${note}`, text));
}
