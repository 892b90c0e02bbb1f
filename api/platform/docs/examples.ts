import type { OpenAPIObject } from '@nestjs/swagger';
import { nameOf, operationsOf, type PlainSchema, type Schema, schemaOf } from './contract-types.js';
import { EXAMPLE_SITE_TEXT, exampleFields, exampleSchemas } from './example-fields.js';

/** An example derived from a field's type; undefined if the type is too general. */
function ofType({ type, format, enum: words, minimum, default: usual }: PlainSchema): unknown {
  if (usual !== undefined) return usual;
  if (words) return words.find((word) => word !== null);
  if (type === 'boolean') return true;
  if (type === 'integer') return Math.max(minimum ?? 1, 1);
  if (format === 'uuid') return exampleFields['_id'];
  return undefined;
}

/** The example of a field: by schema and name, then by name, then by type. Undefined for a list or an object. */
export function exampleOfField(owner: string, name: string, schema: PlainSchema): unknown {
  if (schema.type === 'object' || schema.type === 'array' || schema.allOf || schema.oneOf) return undefined;
  if (schema.example !== undefined) return schema.example;
  const own = exampleFields[`${owner}.${name}`];
  if (own !== undefined) return own;
  const first: unknown = schema.enum?.[0];
  const shared = exampleFields[name];
  if (shared !== undefined && fits(shared, schema)) return shared;
  if (first !== undefined) return first;
  if (schema.type === 'string' && /^[a-z]+\.[a-z.]+$/.test(name)) return EXAMPLE_SITE_TEXT;
  return ofType(schema);
}

/** The example of a list of plain values, or of lists of them, with one element. */
export function exampleOfList(owner: string, name: string, { type, items }: PlainSchema): unknown {
  if (type !== 'array' || !items || '$ref' in items) return undefined;
  const item = exampleOfList(owner, name, items) ?? exampleOfField(owner, name, items);
  return item === undefined ? undefined : [item];
}

/** A name may be an enum in one schema and a count in another. */
function fits(value: unknown, { type, nullable, enum: words }: PlainSchema): boolean {
  if (value === null) return nullable === true;
  if (words) return words.includes(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** Builds the examples of requests and responses from those of their fields. */
export class Examples {
  constructor(private readonly document: OpenAPIObject) {}

  /** An example of a request or response with this schema. */
  of(schema: Schema): unknown {
    return this.build('', '', schema, []);
  }

  private build(owner: string, name: string, schema: Schema, above: string[]): unknown {
    if ('$ref' in schema) {
      const named = nameOf(schema.$ref);
      const whole = exampleSchemas[named];
      if (whole !== undefined) return whole;
      const target = schemaOf(this.document, schema);
      if (!target || above.includes(named)) return undefined;
      return this.build(target.enum ? owner : named, name, target, [...above, named]);
    }
    const [base] = schema.allOf ?? schema.oneOf ?? [];
    if (base) return this.build(owner, name, base, above);
    if (schema.type === 'array' && schema.items) {
      const item = this.build(owner, name, schema.items, above);
      return item === undefined ? [] : [item];
    }
    if (schema.type === 'object' || schema.properties) return this.object(owner, schema, above);
    return exampleOfField(owner, name, schema);
  }

  private object(owner: string, schema: PlainSchema, above: string[]): unknown {
    const fields = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
      const value = this.build(owner, name, one, above);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(fields);
  }
}

/** Adds examples to all JSON bodies, each under a name. */
export function addExamples(document: OpenAPIObject): void {
  const examples = new Examples(document);
  const kept: Record<string, { value: unknown }> = {};
  const add = (content: Record<string, object> | undefined): void => {
    const json: { schema?: Schema; examples?: object } | undefined = content?.['application/json'];
    if (!json?.schema) return;
    const name = exampleName(json.schema);
    if (name === null) return;
    kept[name] ??= { value: examples.of(json.schema) };
    json.examples = { example: { $ref: `#/components/examples/${name}` } };
  };
  for (const { requestBody, responses } of operationsOf(document)) {
    if (requestBody && 'content' in requestBody) add(requestBody.content);
    for (const answer of Object.values(responses)) if (answer && 'content' in answer) add(answer.content);
  }
  document.components = { ...document.components, examples: { ...document.components?.examples, ...kept } };
}

/** A list is named after its items, a union after its first schema. */
function exampleName(schema: Schema): string | null {
  if ('$ref' in schema) return nameOf(schema.$ref);
  const [first] = schema.oneOf ?? [];
  if (first && '$ref' in first) return nameOf(first.$ref);
  return schema.type === 'array' && schema.items && '$ref' in schema.items
    ? `${nameOf(schema.items.$ref)}.list`
    : null;
}
