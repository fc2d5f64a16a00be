import { Fragment } from 'react';

/**
 * A text in which an e-mail address that does not fit breaks before its "@"; the part from there on, which is an inline
 * block (`styles/base.css`), only breaks before its dots if it does not fit either.
 */
export function AddressText({ text }: { text: string }) {
  const [, before = '', name, host = '', after] = /^(.*?)([^\s@]+)(@\w\S*)(.*)$/su.exec(text) ?? [];
  if (name === undefined) return text;
  return (
    <>
      {before}
      {/* Inline blocks change places in a text from right to left. */}
      <bdi dir="ltr">
        {name}
        <wbr />
        <span>
          {host.split(/(?=\.\w)/).map((label, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {label}
            </Fragment>
          ))}
        </span>
      </bdi>
      {after}
    </>
  );
}
