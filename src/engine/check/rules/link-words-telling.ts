import { trimEnd } from '../../../shared/trim-end.ts';
import { judgeEach } from '../rule.ts';
import { quote } from '../../text/messages.ts';

/** Link texts that do not describe the target: in English, German, French and Spanish. */
const empty = new Set(
  [
    'click, click here, here, this, link, this link, this page, details, view details, read on',
    'more, learn more, know more, read more, see more, view more, find out more, discover more, explore more',
    'more info, more information, more details',
    'mehr, mehr erfahren, mehr lesen, weiterlesen, mehr details, hier, hier klicken',
    'en savoir plus, lire la suite, lire plus, voir plus, ici, cliquez ici',
    'más información, saber más, leer más, ver más, aquí, haga clic aquí',
  ].flatMap((texts) => texts.split(', ')),
);

const hint =
  'Say where it leads ("See open roles"), or add words that are heard and not seen: "about": "about mobile apps".';

const hintInText = 'Put the brackets around words that say where it leads: "[how we work](/how-we-work)".';

export const linkWordsTelling = judgeEach('warning', ({ contentFile, report, valuesOf }) => {
  for (const { value, place } of valuesOf('linkLabel')) {
    // An invalid field of the link may be its further words.
    if (place.at === 'value' && !contentFile.isKnown(place.pointer.slice(0, place.pointer.lastIndexOf('/'))))
      continue;
    const words = trimEnd(value.trim().toLowerCase(), ' .…!:>»›→');
    if (!empty.has(words) && !/^[→»›>….]+$/.test(value.trim())) continue;
    const message = `Expected words that make sense alone instead of ${quote(value)}.`;
    report(place, message, { hint: place.at === 'text' ? hintInText : hint });
  }
});
