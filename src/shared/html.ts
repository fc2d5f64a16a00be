const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Attributes by name: `true` for one without a value, undefined for one to leave out. */
export type HtmlAttributes = Record<string, string | true | undefined>;

const attributeName = /^[a-z][a-z0-9:-]*$/;

/**
 * Attributes of a start tag, each after a space. All HTML that React does not render gets its attributes
 * here.
 * @throws Error for an invalid attribute name.
 */
export function htmlAttributes(attributes: HtmlAttributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      if (!attributeName.test(name)) throw new Error(`"${name}" is no name of an HTML attribute.`);
      if (value === undefined) return '';
      return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;
    })
    .join('');
}

/** A start tag with its attributes. For a void element this is the whole element. */
export function startTag(name: string, attributes: HtmlAttributes = {}): string {
  return `<${name}${htmlAttributes(attributes)}>`;
}

/** JSON for the content of a `<script>` element: no `<` can end the element early. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
