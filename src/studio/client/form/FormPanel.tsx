/* The right half: the form of the open page. */
import type { Place } from '../../protocol.ts';
import { memo, useEffect } from 'react';
import { isObject, type Json, stepInto, valueAt } from '../../../engine/json/json.ts';
import { openPage } from '../pages.ts';
import { noteFocus } from '../selection.ts';
import { keyOf, titleOf, update, useStudio } from '../store.ts';
import { labelOf } from '../../label-of.ts';
import { words } from '../words.ts';
import { FieldContext, type FieldProps } from './field-context.ts';
import { Findings } from './Findings.tsx';
import { FieldView } from './FieldView.tsx';
import { firstText } from './first-text.ts';
import { controlOf } from './focus-field.ts';
import { Fold } from './Fold.tsx';
import { Group } from './Group.tsx';

const showField = (props: FieldProps) => <FieldView {...props} />;

/** The form of the open page: its settings, and its blocks. */
export function FormPanel() {
  const page = useStudio((state) => state.page!);
  const site = useStudio((state) => state.site!);
  useSelection();
  const { file } = page.main;
  const framed = useStudio((state) => state.framed);
  const title = titleOf(site, file);
  return (
    // It only notes where the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="form"
      aria-label={words.form}
      onFocus={({ target }) => {
        const [of, ...pointer] = target.closest<HTMLElement>('[data-at]')?.dataset.at?.split('#') ?? [];
        if (of !== undefined) noteFocus({ file: of, at: pointer.join('#') });
      }}
    >
      <header className="head">
        <h1>{title}</h1>
        <p>
          <code>{file}</code>
        </p>
        {page.route === undefined && (
          <button type="button" className="plain" onClick={() => void openPage(framed)}>
            {words.backToPage}
          </button>
        )}
        {page.route !== undefined && <p className="help">{words.howToBegin}</p>}
      </header>
      <Findings page={page} />
      <FieldContext value={showField} key={file}>
        <FileForm file={file} title={title} />
      </FieldContext>
    </section>
  );
}

/** The fields of a page, of a file of `_site/`, or of a shared block. */
const FileForm = memo(function FileForm({ file, title }: { file: string; title: string }) {
  const site = useStudio((state) => state.site!);
  const isJson = useStudio((state) => state.values[file] !== undefined);
  const blockCount = useStudio((state) => countBlocks(state.values[file]));
  const isPage = useStudio((state) => state.page!.route !== undefined);
  const excerpt = useStudio((state) => state.page!.excerpt);
  if (!isJson)
    return (
      <div className="head">
        <p>{words.notJson}</p>
        {excerpt !== undefined && <pre>{excerpt}</pre>}
      </div>
    );
  const place = { file, at: '' };
  const known = site.files.find((own) => own.file === file);
  if (known?.kind === 'shared') return <Block place={place} number={1} />;
  const { site: siteForms, collection, page } = site.forms;
  const index = known?.kind === 'collection' ? collection : known ? siteForms[known.name] : page;
  return (
    <>
      <Fold
        kind="section"
        place={place}
        title={isPage ? words.pageSettings : title}
        about={isPage ? words.pageSettingsAbout : ''}
        isAlwaysOpen={!isPage}
      >
        <Group field={site.forms.fields[index ?? page]!} place={place} isTop />
      </Fold>
      {Array.from({ length: blockCount }, (_, number) => (
        <PageBlock key={number} file={file} number={number} />
      ))}
    </>
  );
});

function countBlocks(value: Json | undefined): number {
  return isObject(value) && Array.isArray(value.sections) ? value.sections.length : 0;
}

/** A block in the list of a page, which may be written in another file. */
const PageBlock = memo(function PageBlock({ file, number }: { file: string; number: number }) {
  const at = stepInto('/sections', number);
  const origin = useStudio((state) => state.page!.blocks.find((block) => block.placedAt === at));
  const place = origin && origin.file !== file ? { file: origin.file, at: origin.pointer } : { file, at };
  return <Block place={place} number={number + 1} isShared={place.file !== file} />;
});

function Block({ place, number, isShared = false }: { place: Place; number: number; isShared?: boolean }) {
  const { types, fields } = useStudio((state) => state.site!.forms);
  const value = useStudio((state) => valueAt(state.values[place.file], place.at));
  const pages = useStudio((state) => state.page!.shownOn[place.file] ?? 0);
  const type = isObject(value) ? String(value.type) : '';
  const field = fields[types[type] ?? -1] ?? {};
  const isHidden = isObject(value) && value.hidden === true;
  return (
    <Fold
      kind="section"
      place={place}
      title={labelOf(type || words.block)}
      number={number}
      about={firstText(value)}
      tag={isHidden ? words.hidden : isShared ? words.shownOn(pages) : ''}
    >
      {isShared && (
        <p className="hint box">
          {words.shownOn(pages)}. {words.sharedHint} <code>{place.file}</code>
        </p>
      )}
      {field.description !== undefined && <p className="help">{field.description}</p>}
      <Group field={field} place={place} isTop />
    </Fold>
  );
}

/** Moves the focus to what was selected, and the caret to the clicked word. */
function useSelection(): void {
  const selection = useStudio((state) => state.selection);
  const turn = selection?.turn ?? 0;
  useEffect(() => {
    const control = selection && controlOf(keyOf(selection));
    if (!control) return;
    if (selection.by === 'step') control.animate({ backgroundColor: ['#fde68a', '#fff'] }, 2000);
    else control.focus({ preventScroll: true });
    const { caret } = selection;
    if (
      caret !== undefined &&
      (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)
    )
      control.setSelectionRange(caret, caret);
    const isBlock = control.matches('.section > summary');
    control.scrollIntoView({ block: isBlock ? 'start' : 'center' });
    update({ isFormShown: true });
    // Only a new choice moves the focus, not each change of the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [turn]);
}
