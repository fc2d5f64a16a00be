/** A CSS rule as minified CSS; empty without declarations. */
export function cssRule(selector: string, declarations: Readonly<Record<string, string>>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}:${value}`);
  return lines.length === 0 ? '' : `${selector}{${lines.join(';')}}`;
}

export function quote(text: string): string {
  return `"${text}"`;
}
