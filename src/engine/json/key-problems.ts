import { quote } from '../text/messages.ts';
import { parseTree, visit as visitJson, type Node } from 'jsonc-parser';
import type { FileProblem } from './file-problem.ts';
import { escapeStep } from './json.ts';
import { maxKeyLength } from './limits.ts';
import { countStrings } from './measure-json.ts';

/**
 * Finds duplicate keys and `__proto__`. `parsedStrings`: how many keys and string values JSON.parse returned. The text
 * is parsed again only if it has more strings or contains `__proto__`.
 */
export function findKeyProblems(text: string, parsedStrings: number): FileProblem[] {
  if (countStrings(text) === parsedStrings && !mayHoldProto(text)) return [];
  const root = parseTree(text);
  const problems: FileProblem[] = [];
  if (root) visit(root, '', problems);
  return problems;
}

function mayHoldProto(text: string): boolean {
  // An escaped underscore may hide `__proto__`.
  return text.includes('__proto__') || text.includes('\\u005f') || text.includes('\\u005F');
}

/** Recursive: the caller has already limited the depth. */
function visit(node: Node, pointer: string, problems: FileProblem[]): void {
  if (node.type === 'array')
    node.children?.forEach((child, index) => visit(child, `${pointer}/${index}`, problems));
  if (node.type !== 'object') return;
  const seen = new Set<string>();
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (!keyNode) continue;
    const key = String(keyNode.value);
    const childPointer = `${pointer}/${escapeStep(key)}`;
    if (key === '__proto__') problems.push(unsafeKey(childPointer));
    else if (seen.has(key)) problems.push(duplicateKey(key, keyNode));
    seen.add(key);
    if (valueNode) visit(valueNode, childPointer, problems);
  }
}

/** The first key longer than `maxKeyLength`. Call it only when there is one. */
export function findLongKey(text: string): FileProblem {
  let found = { name: '', start: 0, end: 0 };
  visitJson(text, {
    onObjectProperty(name, offset, length) {
      if (found.name === '' && name.length > maxKeyLength)
        found = { name, start: offset, end: offset + length };
    },
  });
  return {
    kind: 'long-key',
    place: { start: found.start, end: found.end },
    message: `Too long: the key ${quote(found.name)} has ${found.name.length} characters where at most ${maxKeyLength} fit.`,
    hint: 'A key is the name of a property. Check whether a text was written as a key.',
  };
}

function duplicateKey(key: string, { offset, length }: Node): FileProblem {
  return {
    kind: 'duplicate-key',
    place: { start: offset, end: offset + length },
    message: `Duplicate key ${quote(key)}.`,
    hint: 'Only the last one would count. Remove one of them.',
  };
}

function unsafeKey(pointer: string): FileProblem {
  return {
    kind: 'unsafe-key',
    place: { key: pointer },
    message: 'Unsafe key "__proto__".',
    hint: 'Remove it. The programming language reserves this name.',
    edit: 'remove',
  };
}
