import { parseSync } from 'vite';

/** A small change at one place of a file. */
export interface Change {
  kind: string;
  start: number;
  end: number;
  text: string;
  /** Start of the innermost function around it, or of the top-level statement. */
  home: number;
}

/** A node of the ESTree syntax tree, with its range. */
interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

const flips: Record<string, [kind: string, to: string]> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['equality', '!=='],
  '!==': ['equality', '==='],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
};
const dropped = /^(?:filter|sort|toSorted|reverse|toReversed|trim|trimEnd|toLowerCase|normalize)$/;
const unseen = /^(?:key|className|ref|\$.*)$/;
const leaves = /^(?:Return|Continue|Break)Statement$/;

/** Every small mistake that this tool can make in a file. Ignores CSS in templates. */
export function findMistakes(file: string, text: string): Change[] {
  const changes: Change[] = [];
  const of = (node: unknown) => text.slice((node as Node).start, (node as Node).end);
  walk(parseSync(file, text).program as unknown as Node, (node, parent, home) => {
    const put = (kind: string, to: string, { start, end } = node) =>
      changes.push({ kind, start, end, text: to, home });
    const { type, left, right, test, operator, value } = node as Record<string, Node> & {
      type: string;
    };
    if (/^(?:Binary|Logical)Expression$/.test(type)) {
      const [kind, to] = flips[String(operator)] ?? [];
      const start = text.indexOf(String(operator), left!.end);
      if (kind) put(kind, to!, { ...node, start, end: start + String(operator).length });
      if (String(operator) === '??') put('default dropped', of(left), { ...node, end: right!.end });
    }
    if (/^(?:If|While)Statement$|^ConditionalExpression$/.test(type))
      put('condition negated', `!(${of(test)})`, test);
    if (type === 'ConditionalExpression') {
      const both = { ...node, start: (node.consequent as Node).start };
      put('branches swapped', `${of(node.alternate)} : ${of(node.consequent)}`, both);
    }
    if (type === 'Literal') putLiteral(node, parent, value, put);
    if (type === 'CallExpression') putCall(node, of, put);
    if (type === 'JSXAttribute' && value && !unseen.test(of(node.name))) put('attribute removed', '');
    if (!/^(?:BlockStatement|FunctionBody)$/.test(parent.type)) return;
    if (type === 'ExpressionStatement' && !node.directive && !of(node).startsWith('super'))
      put('statement removed', '');
    if (type === 'IfStatement' && !node.alternate) {
      const then = node.consequent as Node;
      const [first, ...rest] = then.type === 'BlockStatement' ? (then.body as Node[]) : [then];
      if (!rest.length && leaves.test(first?.type ?? '')) put('early leave removed', '');
    }
  });
  return changes;
}

type Put = (kind: string, to: string, place?: Node) => void;

function putLiteral(node: Node, parent: Node, value: unknown, put: Put): void {
  if (/^(?:Import|Export|TS)/.test(parent.type) || (parent.key === node && !parent.computed)) return;
  if (typeof value === 'number') put('number', String(value + 1));
  if (typeof value === 'boolean') put('boolean', String(!value));
  const { raw } = node as unknown as { raw: string };
  if (typeof value !== 'string' || value === '' || parent.directive) return;
  const middle = Math.floor(raw.length / 2);
  const changed = raw.slice(0, middle) + (raw[middle] === 'x' ? 'y' : 'x') + raw.slice(middle + 1);
  put('text', value.length > 2 && node.start % 2 ? changed : raw[0]! + raw.at(-1)!);
}

function putCall(node: Node, of: (node: unknown) => string, put: Put): void {
  const callee = node.callee as Node;
  if (callee.type !== 'MemberExpression') return;
  if (dropped.test(of(callee.property))) put('call dropped', of(callee.object));
}

/** Visits all nodes except types and tagged templates. */
function walk(root: Node, visit: (node: Node, parent: Node, home: number) => void): void {
  const go = (node: Node, parent: Node, home: number): void => {
    const inner =
      /Function|ArrowFunction/.test(node.type) && node.type !== 'FunctionBody' ? node.start : home;
    visit(node, parent, inner);
    for (const child of childrenOf(node)) go(child, node, node.type === 'Program' ? child.start : inner);
  };
  go(root, root, root.start);
}

/** The child nodes, without types, imports and tagged templates. */
function childrenOf(node: Node): Node[] {
  const below = Object.values(node).flat() as (Node | null)[];
  return below.filter(
    (child): child is Node =>
      typeof child?.type === 'string' &&
      !/^Import|^TaggedTemplate|^TS(?!As|NonNull|Satisfies)/.test(child.type),
  );
}
