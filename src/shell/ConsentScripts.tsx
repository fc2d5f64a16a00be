import { withBase } from '../shared/base.ts';
import type { ConsentScript } from '../shared/generated/site.ts';

/**
 * Renders scripts that need consent as inert elements: browsers neither load nor run the type `text/plain`.
 * `addAllowedScripts` activates those of allowed categories.
 */
export function ConsentScripts({ scripts = [] }: { scripts: ConsentScript[] | undefined }) {
  return scripts.map(({ category, src, module = false, settings = [] }) => (
    <script
      key={src}
      {...Object.fromEntries(settings.map(({ name, value }) => [name, value]))}
      // After the settings, none of which may override these attributes.
      type="text/plain"
      src={withBase(import.meta.env.BASE_URL, src)}
      data-consent-category={category}
      data-consent-type={module ? 'module' : 'text/javascript'}
    />
  ));
}
