/** Attributes that React, or a program for HTML, writes in another way. Those without capitals and signs are the same there. */
const names = `accent-height alignment-baseline attributeName baseFrequency baseline-shift calcMode class clip-path
clipPathUnits clip-rule color-interpolation color-interpolation-filters color-rendering diffuseConstant dominant-baseline
edgeMode fill-opacity fill-rule filterUnits flood-color flood-opacity font-family font-size font-size-adjust
font-stretch font-style font-variant font-weight gradientTransform gradientUnits image-rendering kernelMatrix keyPoints
keySplines keyTimes lengthAdjust letter-spacing lighting-color marker-end marker-mid marker-start markerHeight
markerUnits markerWidth mask-type maskContentUnits maskUnits numOctaves paint-order pathLength patternContentUnits
patternTransform patternUnits pointer-events preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur
shape-rendering specularConstant specularExponent spreadMethod startOffset stdDeviation stop-color stop-opacity
stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
surfaceScale tableValues text-anchor text-decoration text-rendering textLength transform-origin unicode-bidi
vector-effect viewBox word-spacing writing-mode xChannelSelector xlink:href xml:space yChannelSelector`;

const squash = (name: string) => name.replaceAll(/[-:]/g, '').toLowerCase();
const nameBySquashed = new Map(names.split(/\s+/).map((name) => [squash(name), name]));
nameBySquashed.set('classname', 'class');

/** The name that browsers read in the place of this one: `strokeWidth` → `stroke-width`. Undefined for any other. */
export function guessAttribute(name: string): string | undefined {
  const meant = nameBySquashed.get(squash(name));
  return meant === name ? undefined : meant;
}
