import type * as Saxes from 'saxes';
import type { IconDrawing, IconShape } from '../../shared/icon.ts';
import { requirePackage } from '../files/require-package.ts';

const shapes = 'path circle ellipse line polygon polyline rect'.split(' ');
/** Attributes that are kept as they are. */
const forms = 'd cx cy r rx ry x y x1 y1 x2 y2 width height points pathLength'.split(' ');
/** Those that shapes take from the elements around them, with their names in React. */
const styleNames = new Map([
  ['fill', 'fill'],
  ['fill-rule', 'fillRule'],
  ['stroke', 'stroke'],
  ['stroke-linecap', 'strokeLinecap'],
  ['stroke-linejoin', 'strokeLinejoin'],
  ['stroke-width', 'strokeWidth'],
]);
/** Without a trace in the drawing. */
const unseen = /^(?:id|class|version|role|xmlns(?::.*)?|xml:space|aria-.*|data-.*)$/;
const ofRoot = ['viewBox', 'width', 'height'];
const black = /^(?:currentcolor|black|#000|#000000)$/i;

/** Larger ones are pictures: each page that shows one would contain it. */
export const maxIconBytes = 8 * 1024;

/** The grid of the icons of the set. A drawing on it takes the theme's width of lines. */
const grid = 24;

/** What an element takes from those around it. */
interface Inherited {
  styles: Readonly<Record<string, string>>;
  transform: string;
}

/** What the attributes of an element say. */
interface ReadAttributes extends Inherited {
  /** The attributes that give a shape its form. */
  form: Record<string, string>;
  /** False for an attribute that is more than form and colour. */
  isPlain: boolean;
}

/**
 * A drawing of the site as an icon that can be drawn in place, in the colour of the text. Undefined for one that is more
 * than shapes in one colour (`currentColor` or black): it stays a picture.
 */
export function readIcon(text: string): IconDrawing | undefined {
  const { SaxesParser } = requirePackage('saxes') as typeof Saxes;
  const parser = new SaxesParser({});
  const around: Inherited[] = [];
  const drawn: IconShape[] = [];
  let viewBox: string | undefined;
  let isPlain = true;
  /** The number of elements around a title or a description, in which nothing is drawn. */
  let described = 0;
  parser.on('opentag', ({ name, attributes }) => {
    if (described > 0 || (around.length > 0 && ['title', 'desc'].includes(name))) {
      described += 1;
      return;
    }
    const parent = around.at(-1);
    const isShape = shapes.includes(name);
    const element = readAttributes(attributes, isShape, parent);
    isPlain &&= element.isPlain && (parent ? isShape || name === 'g' : name === 'svg');
    if (!parent) viewBox = boxOf(attributes);
    around.push(element);
    if (!isShape || isUnseen(element.styles)) return;
    isPlain &&= hasOneColor(element.styles);
    drawn.push([name, attributesOfShape(element, isOnGrid(viewBox))]);
  });
  parser.on('closetag', () => {
    if (described > 0) described -= 1;
    else around.pop();
  });
  parser.on('text', (content) => {
    if (described === 0 && content.trim() !== '') isPlain = false;
  });
  parser.on('error', () => {
    isPlain = false;
  });
  parser.write(text.replace(/^\ufeff/, '')).close();
  return isPlain && viewBox !== undefined && drawn.length > 0 ? { viewBox, shapes: drawn } : undefined;
}

/** `parent`: undefined for the root. */
function readAttributes(
  attributes: Record<string, string>,
  isShape: boolean,
  parent: Inherited | undefined,
): ReadAttributes {
  const form: Record<string, string> = {};
  const styles: Record<string, string> = { ...parent?.styles };
  let transform = parent?.transform ?? '';
  let isPlain = true;
  for (const [key, value] of Object.entries(attributes)) {
    if (!parent && ofRoot.includes(key)) continue;
    const property = styleNames.get(key);
    if (property !== undefined) styles[property] = value.trim();
    else if (key === 'transform' && parent) transform = `${transform} ${value}`.trim();
    else if (isShape && forms.includes(key)) form[key] = value;
    else if (!unseen.test(key)) isPlain = false;
  }
  return { form, styles, transform, isPlain };
}

const isUnseen = ({ fill, stroke = 'none' }: Inherited['styles']) => fill === 'none' && stroke === 'none';

function hasOneColor({ fill = 'black', stroke = 'none' }: Inherited['styles']): boolean {
  return [fill, stroke].every((color) => color === 'none' || black.test(color));
}

/** The attributes of a shape in the icon. On the grid of the set, lines have the width that the theme gives them. */
function attributesOfShape(
  { form, styles, transform }: ReadAttributes,
  isOnThemeGrid: boolean,
): IconShape[1] {
  const { fill = 'black', stroke = 'none', strokeWidth, ...rest } = styles;
  return {
    ...form,
    ...rest,
    ...(transform !== '' && { transform }),
    ...(fill !== 'none' && { fill: 'currentColor' }),
    ...(stroke === 'none' && { stroke }),
    ...(stroke !== 'none' && !isOnThemeGrid && { strokeWidth: strokeWidth ?? '1' }),
  };
}

function boxOf({ viewBox, width = '', height = '' }: Record<string, string>): string | undefined {
  if (viewBox !== undefined) return viewBox.trim().replaceAll(/[\s,]+/g, ' ');
  const sides = [width, height].map(Number.parseFloat);
  return sides.every((side) => side > 0) ? `0 0 ${sides.join(' ')}` : undefined;
}

const isOnGrid = (viewBox: string | undefined) => viewBox?.endsWith(` ${grid} ${grid}`) ?? false;
