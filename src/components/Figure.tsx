import type { Statistic } from '../shared/generated/sections.ts';

/** A figure and what it counts, for a list's item. Not term and meaning: a figure may stand without words. */
export function Figure({ stat: { value, label } }: { stat: Statistic }) {
  return (
    <>
      <strong>{value}</strong>
      {label !== '' && (
        <>
          {' '}
          <span>{label}</span>
        </>
      )}
    </>
  );
}
