/**
 * The `name` of a control in this document. In browsers a control hides the property of its form that has its name:
 * `form.reset`, or `form.nodeName`, which React reads. Such a name gets a hyphen, which no property has. Documents are
 * served with the names that a destination expects: browsers without scripts send them.
 */
export function controlName(name: string): string {
  return typeof HTMLFormElement === 'function' && name in HTMLFormElement.prototype ? `${name}-` : name;
}
