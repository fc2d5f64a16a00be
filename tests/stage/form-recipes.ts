import { readFileSync } from 'node:fs';
import type { FormDestination } from '../../src/shared/generated/site.ts';
import { formService } from './sites.ts';

/** The destinations that docs/forms.md gives as recipes, by name. */
export function readRecipes(): Record<string, FormDestination> {
  const [, recipes = ''] = readFileSync('docs/forms.md', 'utf8').split('\n## Recipes\n');
  const [section = ''] = recipes.split('\n## ');
  const found = [...section.matchAll(/```json\n([^`]*)```/g)].map(
    ([, text = '']) => JSON.parse(text) as FormDestination,
  );
  return Object.fromEntries(found.map((recipe) => [recipe.name, recipe]));
}

/** The destinations of two recipes: of a service of another origin, which a test starts, and of Netlify. */
export function formDestinations(): FormDestination[] {
  const { formspree, netlify } = readRecipes();
  return [{ ...formspree!, url: formService.url + new URL(formspree!.url!).pathname }, netlify!];
}
