import { useState } from 'react';
import { holdsWords } from '../holds-words.ts';
import type { SiteAnswer } from '../protocol.ts';
import { Combobox, type Option } from './Combobox.tsx';
import { loadSite, openPage } from './pages.ts';
import { getState, useStudio } from './store.ts';
import { words } from './words.ts';

/** All pages and files, found by title, address or name. */
export function PageSearch() {
  const { pages, files } = useStudio((state) => state.site!);
  const { file } = useStudio((state) => state.page!.main);
  const [text, setText] = useState<string>();
  const title = pages.find((page) => page.file === file)?.title;
  return (
    <div className="find" role="search">
      <Combobox
        label={words.findPage}
        // Others may have added pages since.
        control={{ placeholder: words.searchPages, onFocus: () => void loadSite() }}
        value={text ?? title ?? file}
        find={(typed) => findIn(getState().site!, typed)}
        takesFirst
        onInput={setText}
        onChoose={({ value }) => {
          setText(undefined);
          void openPage(files.some((known) => known.file === value) ? { file: value } : { route: value });
        }}
        onLeave={() => setText(undefined)}
      />
    </div>
  );
}

function findIn({ pages, files }: SiteAnswer, text: string): Option[] {
  const all: Option[] = [
    ...pages.map(({ route, title, findings }) => ({
      value: route,
      title: title || route,
      note: findings > 0 ? `${route} · ${words.findings(findings)}` : route,
    })),
    ...files.map(({ file, name, kind }) => ({
      value: file,
      title: name,
      note: words.fileKinds[kind],
    })),
  ];
  return all.filter(({ value, title, note }) => holdsWords(`${value} ${title} ${note}`, text));
}
