const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for HTML content and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}

/** Attributes by name: `true` stands for one without a value, undefined for none. */
export type HtmlAttributes = Record<string, string | true | undefined>;

const attributeName = /^[a-z][a-z0-9:-]*$/;

/**
 * Attributes as they stand in a start tag, each behind a space. The one place where a value becomes an attribute of HTML that is
 * not made by React.
 * @throws Error for a name that is none.
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

/** A start tag with its attributes, or a whole element of a kind that has no content. */
export function startTag(name: string, attributes: HtmlAttributes = {}): string {
  return `<${name}${htmlAttributes(attributes)}>`;
}

/** JSON that may stand inside a `<script>` element: no `<` can end it early. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
