import { withBase } from '../shared/base.ts';
import type { ConsentScript } from '../shared/generated/site.ts';

/**
 * The scripts that wait for consent, as inert elements: a browser neither loads nor runs a script of type
 * `text/plain`. `add-allowed-scripts.ts` makes real ones of those whose category is allowed.
 */
export function ConsentScripts({ scripts }: { scripts: ConsentScript[] }) {
  return scripts.map(({ category, src, module = false, settings = [] }) => (
    <script
      key={src}
      {...Object.fromEntries(settings.map(({ name, value }) => [name, value]))}
      // Behind the settings, none of which may say that a script is allowed.
      type="text/plain"
      src={withBase(import.meta.env.BASE_URL, src)}
      data-consent-category={category}
      data-consent-type={module ? 'module' : 'text/javascript'}
    />
  ));
}
