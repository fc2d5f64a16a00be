/* A part of the form that opens and closes. */
import { type ReactNode, useId } from 'react';
import { isWithin } from '../../pointers.ts';
import type { Place } from '../../protocol.ts';
import { fillPlaceholders } from '../../../engine/content/placeholders.ts';
import { toggle } from '../selection.ts';
import { keyOf, useStudio } from '../store.ts';
import { words } from '../words.ts';
import { FindingsAt, worstOf } from './Findings.tsx';

interface FoldProps {
  /** A block or the settings of a file, or a group within one. */
  kind: 'section' | 'nested';
  place: Place;
  title: string;
  /** What it holds, in short. */
  about?: string;
  number?: number;
  /** What is special about it. */
  tag?: string;
  isAlwaysOpen?: boolean;
  children: ReactNode;
}

/** A part of the form that opens, with how many findings it has. Only one that is open has fields. */
export function Fold(props: FoldProps) {
  const { kind, place, title, about = '', number, tag = '', isAlwaysOpen = false, children } = props;
  const id = useId();
  const placeholders = useStudio((state) => state.site!.placeholders);
  const isOpen = useStudio((state) => isAlwaysOpen || state.open.has(keyOf(place)));
  const all = useStudio((state) => state.page!.findings);
  const within = all.filter(({ file, pointer }) => file === place.file && isIn(pointer, place.at));
  // Those of a file as a whole are at the top.
  const findings = within.filter(({ pointer }) => pointer === place.at && pointer !== '');
  return (
    <details className={kind} open={isOpen} data-at={keyOf(place)} data-invalid={worstOf(findings)}>
      <summary
        aria-describedby={findings.length > 0 ? `${id}-finding-0` : undefined}
        onClick={(event) => {
          event.preventDefault();
          toggle(place, !isOpen);
        }}
      >
        {number !== undefined && <span className="number">{number}</span>}
        <span className="title">{title}</span>
        <span className="about">{fillPlaceholders(about, new Map(Object.entries(placeholders)))}</span>
        {tag !== '' && <span className="tag box">{tag}</span>}
        {within.length > 0 && (
          <span className="tag box" data-severity={worstOf(within)} title={words.findings(within.length)}>
            {within.length}
            <span className="unseen"> {words.findings(within.length)}</span>
          </span>
        )}
      </summary>
      <FindingsAt findings={findings} id={id} />
      {isOpen && <div className="fields">{children}</div>}
    </details>
  );
}

/** The settings of a page hold all but its blocks. */
const isIn = (pointer: string, at: string) =>
  at === '' ? !pointer.startsWith('/sections/') : isWithin(pointer, at);
