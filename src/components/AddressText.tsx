import { Fragment } from 'react';

/** A text in which an e-mail address that does not fit breaks before its "@" and its dots. */
export function AddressText({ text }: { text: string }) {
  if (!text.includes('@')) return text;
  return text.split(/(?=[@.]\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
