const svgNamespace = 'http://www.w3.org/2000/svg';

interface Missing {
  message: string;
  hint: string;
}

/** Follows the declarations of namespaces from element to element. Depth takes no time. */
export function createNamespaces() {
  /** The values in scope, outermost first, by the attributes that declare them. */
  const declared = new Map([['xmlns:xml', ['']]]);
  const open: string[][] = [];
  const told = new Set<string>();
  const valueOf = (declaration: string) => declared.get(declaration)?.at(-1);
  return {
    /** Enters an element. Returns what its namespaces lack, the same once in a picture: browsers then draw nothing. */
    enter(name: string, attributes: Record<string, string>): Missing[] {
      const isRoot = open.length === 0 && /(?:^|:)svg$/.test(name);
      const names = Object.keys(attributes);
      const own = names.filter((attribute) => /^xmlns(?::|$)/.test(attribute));
      for (const declaration of own) {
        const values = declared.get(declaration) ?? [];
        values.push(attributes[declaration]!);
        declared.set(declaration, values);
      }
      open.push(own);
      const needed = [name, ...names]
        .filter((one) => one.includes(':') && !one.startsWith('xmlns:'))
        .map(declarationOf)
        .filter((declaration) => valueOf(declaration) === undefined);
      const root = declarationOf(name);
      const isWrong = isRoot && valueOf(root) !== svgNamespace;
      return [...(isWrong ? [root] : []), ...needed]
        .filter((declaration) => told.size < told.add(declaration).size)
        .map((declaration) => explain(declaration, isRoot && declaration === root));
    },
    leave(): void {
      for (const declaration of open.pop() ?? []) declared.get(declaration)?.pop();
    },
  };
}

/** The attribute that declares the namespace of a name: `xmlns:xlink` for `xlink:href`. */
function declarationOf(name: string): string {
  const end = name.indexOf(':');
  return end === -1 ? 'xmlns' : `xmlns:${name.slice(0, end)}`;
}

function explain(declaration: string, isOfRoot: boolean): Missing {
  if (isOfRoot)
    return {
      message: `Missing ${declaration}="${svgNamespace}" in the picture.`,
      hint: 'Add it to the <svg> element exactly like this: browsers do not show the picture without it.',
    };
  return {
    message: `Missing ${declaration} in the picture, which uses "${declaration.slice('xmlns:'.length)}:".`,
    hint:
      declaration === 'xmlns:xlink'
        ? 'Write xmlns:xlink="http://www.w3.org/1999/xlink" into the <svg> element: browsers do not show the picture without it.'
        : 'Export the picture again as plain SVG: browsers do not show the picture without it.',
  };
}
