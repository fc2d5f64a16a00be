import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { readDrawnIn, type DrawnIn } from './drawn-in.ts';
import { findReference, type SchemasByName } from './find-reference.ts';
import { type HeadingLevel, type Role, roles } from './schema-file.ts';

/**
 * Where in a value the fields with a role stand, worked out once per schema: a reader of pages then goes straight to
 * them instead of interpreting the schema for every page.
 */
export interface FieldPlan {
  role?: Role;
  headingLevel?: HeadingLevel;
  /** For the role `key`: the property that holds the list. */
  keyOf?: string;
  /** For the role `picture`: how wide it is drawn on a laptop at least. */
  shownWide?: number;
  /** The variants of the block that draw the property; undefined when all do. */
  drawnIn?: DrawnIn;
  /** For a block: the variants it has, and the one that is taken when none is named. */
  variants?: { all: readonly string[]; default: string };
  /** The properties that have or hold a role, in the order of the schema, which is the order on the screen. */
  properties: Map<string, FieldPlan>;
  /** The items of an array, or the values of an object whose keys are free. */
  items?: FieldPlan;
}

/** The plan of a schema; undefined when nothing in it has a role. */
export function planFields(schemas: SchemasByName, name: string, schema: JsonObject): FieldPlan | undefined {
  return createPlanner(schemas).plan(name, schema);
}

function createPlanner(schemas: SchemasByName) {
  const known = new Map<JsonObject, FieldPlan>();

  function plan(name: string, schema: JsonObject): FieldPlan | undefined {
    const built = build(name, schema);
    return isEmpty(built, new Set()) ? undefined : built;
  }

  function build(name: string, schema: JsonObject): FieldPlan {
    const found = known.get(schema);
    if (found) return found;
    const result: FieldPlan = { properties: new Map() };
    // Known before its parts are built, so that a schema may contain itself.
    known.set(schema, result);

    if (typeof schema.$ref === 'string') {
      const reference = findReference(schemas, name, schema.$ref);
      Object.assign(result, build(reference.name, reference.target));
    }
    if (isRole(schema.role)) result.role = schema.role;
    const level = readLevel(schema.headingLevel);
    if (level !== undefined) result.headingLevel = level;
    if (typeof schema.keyOf === 'string') result.keyOf = schema.keyOf;
    if (typeof schema.shownWide === 'number') result.shownWide = schema.shownWide;
    const drawnIn = readDrawnIn(schema);
    if (drawnIn) result.drawnIn = drawnIn;
    const variants = readVariants(schema);
    if (variants) result.variants = variants;
    if (isObject(schema.properties)) result.properties = buildProperties(name, schema.properties);
    const items = isObject(schema.items) ? schema.items : schema.additionalProperties;
    if (isObject(items)) result.items = build(name, items);
    return result;
  }

  function buildProperties(name: string, properties: JsonObject): Map<string, FieldPlan> {
    const plans = new Map<string, FieldPlan>();
    for (const [key, schema] of Object.entries(properties)) {
      if (!isObject(schema)) continue;
      const child = build(name, schema);
      if (!isEmpty(child, new Set())) plans.set(key, child);
    }
    return plans;
  }

  return { plan };
}

function isEmpty(plan: FieldPlan, visited: Set<FieldPlan>): boolean {
  if (visited.has(plan)) return true;
  visited.add(plan);
  if (plan.role !== undefined || plan.drawnIn) return false;
  if (plan.items && !isEmpty(plan.items, visited)) return false;
  return [...plan.properties.values()].every((child) => isEmpty(child, visited));
}

function isRole(value: Json | undefined): value is Role {
  return (roles as readonly unknown[]).includes(value);
}

function readVariants({ properties }: JsonObject): FieldPlan['variants'] {
  const variant = isObject(properties) ? properties.variant : undefined;
  if (!isObject(variant) || !Array.isArray(variant.enum) || typeof variant.default !== 'string')
    return undefined;
  return { all: variant.enum.map(String), default: variant.default };
}

function readLevel(value: Json | undefined): HeadingLevel | undefined {
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return undefined;
  const [first, others] = value;
  return typeof first === 'number' && typeof others === 'number' ? [first, others] : undefined;
}
