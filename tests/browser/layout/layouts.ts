/** Something a visitor may have: a width of the window, and text in its usual size or twice that. */
export interface Layout {
  width: number;
  textSize: '100%' | '200%';
}

const widths = [320, 360, 768, 1024, 1100, 1280, 1440, 1920];

export const layouts: Layout[] = (['100%', '200%'] as const).flatMap((textSize) =>
  widths.map((width) => ({ width, textSize })),
);

/** The layouts of these names: "360", "320 (200%)". */
export function layoutsNamed(...names: string[]): Layout[] {
  return layouts.filter((layout) => names.includes(nameLayout(layout)));
}

/** Looking for what is covered means scrolling through the page, so it is done where layouts differ most. */
export function looksForCovered(layout: Layout): boolean {
  return ['320', '768', '1280', '320 (200%)', '1280 (200%)'].includes(nameLayout(layout));
}

/** Pictures of whole pages take time, so text on pictures is looked at where pictures lie differently. */
export function looksForFaint(layout: Layout): boolean {
  return ['360', '768', '1280', '1920'].includes(nameLayout(layout));
}

export function nameLayout({ width, textSize }: Layout): string {
  return textSize === '100%' ? String(width) : `${width} (${textSize})`;
}
