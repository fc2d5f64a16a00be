import type { Place } from '../../protocol.ts';
import type { ReactNode } from 'react';
import type { Diagnostic } from '../../../shared/diagnostic.ts';
import { toggle } from '../selection.ts';
import { keyOf, useStudio } from '../store.ts';
import { FindingsAt } from './Findings.tsx';

interface FoldProps {
  /** A block, or a group within one. */
  kind: 'section' | 'nested';
  place: Place;
  title: string;
  /** What it holds, in short. */
  about: string;
  number?: number;
  isAlwaysOpen?: boolean;
  /** At the end of the line of the title. */
  tags?: ReactNode;
  findings?: readonly Diagnostic[];
  /** Of the findings. */
  id?: string;
  children: ReactNode;
}

/** A part of the form that opens. Only one that is open has fields. */
export function Fold(props: FoldProps) {
  const { kind, place, title, about, number, isAlwaysOpen = false, findings = [], id = '' } = props;
  const isOpen = useStudio((state) => isAlwaysOpen || state.open.has(keyOf(place)));
  return (
    <details
      className={kind}
      open={isOpen}
      data-at={keyOf(place)}
      data-invalid={findings.length > 0 || undefined}
    >
      <summary
        aria-describedby={findings.length > 0 ? `${id}-finding-0` : undefined}
        onClick={(event) => {
          event.preventDefault();
          toggle(place, !isOpen);
        }}
      >
        {number !== undefined && <span className="number">{number}</span>}
        <span className="title">{title}</span>
        <span className="about">{about}</span>
        {props.tags}
      </summary>
      <FindingsAt findings={findings} id={id} />
      {isOpen && <div className="fields">{props.children}</div>}
    </details>
  );
}
