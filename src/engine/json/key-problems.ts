import { quote } from '../text/quote.ts';
import { parseTree, visit as visitJson, type Node } from 'jsonc-parser';
import type { Finding } from '../diagnostics/finding.ts';
import { escapeStep } from './json.ts';
import { maxKeyLength } from './limits.ts';
import { countStrings } from './measure-json.ts';

/**
 * Twin keys and `__proto__`. `parsedStrings`: how many keys and text values JSON.parse kept; only when the text has
 * more, or mentions `__proto__`, is it looked at again.
 */
export function findKeyProblems(file: string, text: string, parsedStrings: number): Finding[] {
  if (countStrings(text) === parsedStrings && !mayHoldProto(text)) return [];
  const root = parseTree(text);
  const findings: Finding[] = [];
  if (root) visit(root, '', file, findings);
  return findings;
}

function mayHoldProto(text: string): boolean {
  // An escaped underscore may hide it.
  return text.includes('__proto__') || text.includes('\\u005f') || text.includes('\\u005F');
}

/** Recursive; the walk before it has limited the depth. */
function visit(node: Node, pointer: string, file: string, findings: Finding[]): void {
  if (node.type === 'array')
    node.children?.forEach((child, index) => visit(child, `${pointer}/${index}`, file, findings));
  if (node.type !== 'object') return;
  const seen = new Set<string>();
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (!keyNode) continue;
    const key = String(keyNode.value);
    const childPointer = `${pointer}/${escapeStep(key)}`;
    if (key === '__proto__') findings.push(unsafeKey(file, childPointer));
    else if (seen.has(key)) findings.push(duplicateKey(file, key, keyNode));
    seen.add(key);
    if (valueNode) visit(valueNode, childPointer, file, findings);
  }
}

/** The first key that is too long to be one. Call it only when there is one. */
export function findLongKey(file: string, text: string): Finding {
  let found = { name: '', start: 0, end: 0 };
  visitJson(text, {
    onObjectProperty(name, offset, length) {
      if (found.name === '' && name.length > maxKeyLength)
        found = { name, start: offset, end: offset + length };
    },
  });
  return {
    rule: 'file/long-key',
    severity: 'error',
    file,
    place: { at: 'range', start: found.start, end: found.end },
    message: `Too long: the key ${quote(found.name)} has ${found.name.length} characters where at most ${maxKeyLength} fit.`,
    hint: 'A key is the name of a property. Check whether a text got into the place of a key.',
  };
}

function duplicateKey(file: string, key: string, { offset, length }: Node): Finding {
  return {
    rule: 'file/duplicate-key',
    severity: 'error',
    file,
    place: { at: 'range', start: offset, end: offset + length },
    message: `Duplicate key ${quote(key)}.`,
    hint: 'Only the last one would count. Remove one of them.',
  };
}

function unsafeKey(file: string, pointer: string): Finding {
  return {
    rule: 'file/unsafe-key',
    severity: 'error',
    file,
    place: { at: 'key', pointer },
    message: 'Unsafe key "__proto__".',
    hint: 'Remove it. It means something to the programming language underneath and is never content.',
  };
}
