import type { ReactNode } from 'react';
import type { Json } from '../protocol.ts';
import { retry, settle, writeUnsaved } from './pages.ts';
import { SignButton } from './SignButton.tsx';
import { filesOf, update, useStudio } from './store.ts';
import { words } from './words.ts';

/** What went wrong, and what somebody has to decide, above both halves. */
export function Notices() {
  return (
    <>
      <Problems />
      <Conflicts />
      <UnsavedNotice />
      <NoteView />
    </>
  );
}

interface NoticeProps {
  kind?: 'conflict';
  title?: string;
  children: ReactNode;
  /** What can be done, by the label of its button. */
  actions: readonly (readonly [label: string, run: () => unknown])[];
}

function Notice({ kind, title, children, actions }: NoticeProps) {
  return (
    <div className="notice row" role="alert" data-kind={kind}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
      {actions.map(([label, run]) => (
        <button key={label} type="button" onClick={() => void run()}>
          {label}
        </button>
      ))}
    </div>
  );
}

function Problems() {
  const problem = useStudio((state) => state.problem);
  const files = filesOf(useStudio((state) => state.page!));
  const problems = [problem, ...files.map((file) => file.problem)].filter((text) => text !== undefined);
  return problems.map((text) => (
    <Notice key={text} actions={[[words.tryAgain, retry]]}>
      <p>{text}</p>
    </Notice>
  ));
}

function Conflicts() {
  const conflicts = useStudio((state) => state.page!.conflicts);
  return conflicts.map((conflict) => (
    <Notice
      key={`${conflict.file}${conflict.at}`}
      kind="conflict"
      title={words.conflictTitle}
      actions={[
        ...(conflict.hasPlace ? [[words.keepMine, () => settle(conflict, true)] as const] : []),
        [words.takeTheirs, () => settle(conflict, false)],
      ]}
    >
      <p>
        {words.conflictText} {conflict.hasPlace ? '' : words.noPlace} <code>{conflict.file}</code>
      </p>
      <dl className="versions">
        <dt>{words.mine}</dt>
        <dd>{textOf(conflict.mine)}</dd>
        <dt>{words.theirs}</dt>
        <dd>{textOf(conflict.theirs)}</dd>
      </dl>
    </Notice>
  ));
}

function UnsavedNotice() {
  const unsaved = useStudio((state) => state.unsaved);
  if (unsaved.length === 0) return null;
  return (
    <Notice
      title={words.unsavedTitle}
      actions={[
        [words.unsavedApply, writeUnsaved],
        [words.unsavedDrop, () => update({ unsaved: [] })],
      ]}
    >
      <p>{words.unsavedText}</p>
      <ul>
        {unsaved.map(({ file, at, was, value }) => (
          <li key={`${file}${at}`}>
            <code>{file}</code> <del>{textOf(was)}</del> <ins>{textOf(value)}</ins>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function NoteView() {
  const note = useStudio((state) => state.note);
  if (!note) return null;
  return (
    <div className="note box row" role="status">
      <span>{note.text}</span>
      {note.action && (
        <button type="button" onClick={note.action.run}>
          {note.action.label}
        </button>
      )}
      <SignButton sign="×" label={words.close} onClick={() => update({ note: undefined })} />
    </div>
  );
}

function textOf(value: Json | undefined): string {
  if (value === undefined) return words.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1);
}
