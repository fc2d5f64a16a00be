/* Findings of the check, at their field and as a list. */
import type { Diagnostic, Fix } from '../../../shared/diagnostic.ts';
import { readPointer } from '../../../engine/json/json.ts';
import { labelOf } from '../../label-of.ts';
import { isWithin } from '../../pointers.ts';
import type { PageAnswer } from '../../protocol.ts';
import { applyFix } from '../pages.ts';
import { select } from '../selection.ts';
import { filesOf, getState } from '../store.ts';
import { words } from '../words.ts';

/** All findings of the page, and how many other pages have some. */
export function Findings({ page }: { page: PageAnswer }) {
  const { findings, others } = page;
  if (findings.length + others === 0) return null;
  const hasForm = (file: string) => filesOf(page).some((state) => state.file === file);
  return (
    <details className="findings nested" open={findings.some(({ pointer }) => pointer === '') || undefined}>
      <summary>
        {words.findings(findings.length)}. {words.elsewhere(others)}
      </summary>
      <ol className="stack">
        {findings.map((finding) => (
          <li key={`${finding.file}${finding.line}:${finding.column}${finding.rule}`}>
            <p className="help">
              {nameOf(page, finding)} {finding.file !== page.main.file && <code>{finding.file}</code>}
            </p>
            <Finding finding={finding} />
            {finding.pointer !== '' && hasForm(finding.file) && (
              <button
                type="button"
                className="plain"
                onClick={() => select({ file: finding.file, at: finding.pointer }, 'form')}
              >
                {words.openPlace}
              </button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The way to the field of a finding: “Card grid › Cards › 2 › Picture”. */
function nameOf({ blocks }: PageAnswer, { file, pointer }: Diagnostic): string {
  const block = blocks.find((shown) => shown.file === file && isWithin(pointer, shown.pointer));
  const steps = readPointer(pointer.slice(block?.pointer.length ?? 0));
  const names = steps.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : labelOf(step)));
  return [...(block ? [labelOf(block.type)] : []), ...names].join(' › ');
}

/** The severity of the worst one; undefined for none. */
export const worstOf = (findings: readonly Diagnostic[]) =>
  (findings.find(({ severity }) => severity === 'error') ?? findings[0])?.severity;

/** The findings of a field, with the ids that describe its control. */
export function FindingsAt({ findings, id }: { findings: readonly Diagnostic[]; id: string }) {
  return findings.map((finding, index) => (
    <Finding key={finding.rule + finding.message} finding={finding} id={`${id}-finding-${index}`} />
  ));
}

/** A finding in the words of the check, with its fix. */
function Finding({ finding, id }: { finding: Diagnostic; id?: string }) {
  const { message, hint, fix, severity } = finding;
  return (
    <div className="finding box" data-severity={severity}>
      <p id={id}>
        <strong>{message}</strong> {hint}
      </p>
      <p className="row">
        {fix && (
          <button type="button" onClick={() => void applyFix(finding)}>
            {nameFix(fix)}
          </button>
        )}
        <button type="button" className="plain" onClick={() => void openInEditor(finding)}>
          {words.openEditor}
        </button>
      </p>
    </div>
  );
}

/** One that is not certain shows what it would write. */
function nameFix({ safe, kind, text }: Fix): string {
  if (safe) return words.fix;
  return kind === 'remove' ? words.fixRemove : words.fixTo(text);
}

async function openInEditor({ file, line, column }: Diagnostic): Promise<void> {
  const { base } = getState().site!.frame;
  await fetch(`${base}__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`);
}
