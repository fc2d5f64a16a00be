import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

/** The texts that a new site begins with in another language, by the English ones, and the addresses of its pages. */
export interface FirstTexts {
  /** Letters that the texts need besides those of Latin 1: `latin-ext` or `arabic`, the end of the names of further files of fonts. */
  letters?: string;
  addresses: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
}

/** By the tag of their language. */
export const firstTexts: Readonly<Record<string, FirstTexts>> = { ar, de, es, fr, it, nl, pl, pt };
