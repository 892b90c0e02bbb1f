import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type Parameter = Extract<NonNullable<OperationObject['parameters']>[number], { in: string }>;
export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type PlainSchema = Extract<Schema, { properties?: unknown }>;

export interface Operation {
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With its parameters in braces, as in the contract. */
  path: string;
  parameters: Parameter[];
  /** What the contract says of the body; null when it takes none. */
  body: Schema | null;
  /** What it says of each successful answer that has a body. */
  answers: Record<string, Schema>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The contract that is committed; `npm run check` compares it with the one that the built app serves. */
export class Contract {
  readonly operations: Operation[];

  private constructor(private readonly document: OpenAPIObject) {
    this.operations = Object.entries(document.paths).flatMap(([template, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [{ ...describe(operation), method, path: template }] : [];
      }),
    );
  }

  static read(): Contract {
    const file = path.join(__dirname, '../../api/openapi.json');
    return new Contract(JSON.parse(readFileSync(file, 'utf8')));
  }

  /** The schema itself in the place of a reference to it. */
  resolve(schema: Schema): PlainSchema {
    if (!('$ref' in schema)) return schema;
    const name = schema.$ref.slice('#/components/schemas/'.length);
    const found = this.document.components?.schemas?.[name];
    if (!found) throw new Error(`The contract has no schema ${name}.`);
    return this.resolve(found);
  }

  /** Where an answer holds what the contract does not promise, or lacks what it does. */
  breachesIn(value: unknown, schema: Schema, pointer = '#'): string[] {
    const { type, properties, required = [], items, allOf, oneOf, anyOf, nullable } = this.resolve(schema);
    if (value === null) return nullable || allOf || oneOf || anyOf ? [] : [`${pointer} is null`];
    if (allOf?.length === 1 && allOf[0]) return this.breachesIn(value, allOf[0], pointer);
    if (Array.isArray(value)) {
      return items ? value.flatMap((one, at) => this.breachesIn(one, items, `${pointer}/${at}`)) : [];
    }
    if (typeof value === 'object') {
      if (!properties) return [];
      const missing = required
        .filter((name) => !(name in value))
        .map((name) => `${pointer}/${name} is missing`);
      const inside = Object.entries(value).flatMap(([name, one]) => {
        const promised = properties[name];
        return promised
          ? this.breachesIn(one, promised, `${pointer}/${name}`)
          : [`${pointer}/${name} is not promised`];
      });
      return [...missing, ...inside];
    }
    const kind = type === 'integer' ? 'number' : type;
    return typeof kind === 'string' && typeof value !== kind ? [`${pointer} is no ${kind}`] : [];
  }
}

function describe({ operationId = '', parameters = [], requestBody, responses }: OperationObject) {
  return {
    name: operationId,
    parameters: parameters.filter((parameter): parameter is Parameter => 'in' in parameter),
    body:
      (requestBody && 'content' in requestBody && requestBody.content['application/json']?.schema) || null,
    answers: Object.fromEntries(
      Object.entries(responses).flatMap(([status, answer]) => {
        const schema = answer && 'content' in answer && answer.content?.['application/json']?.schema;
        return schema && status !== 'default' ? [[status, schema] as const] : [];
      }),
    ),
  };
}
