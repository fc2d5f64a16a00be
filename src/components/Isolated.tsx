import { directionOf } from '../shared/language.ts';
import { splitValues } from '../shared/isolate.ts';
import { useLanguage } from './use-language.ts';

/** A text of a hydrated block, whose HTML React has to know, with its values isolated: see `isolateValues`. */
export function Isolated({ text }: { text: string }) {
  const { lang } = useLanguage();
  if (directionOf(lang) === 'ltr') return text;
  return splitValues(text).map((piece, index) =>
    index % 2 === 1 ? (
      <bdi key={index} dir="ltr">
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
}
