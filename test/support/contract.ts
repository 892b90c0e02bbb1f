import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type Parameter = Extract<NonNullable<OperationObject['parameters']>[number], { in: string }>;
export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type PlainSchema = Extract<Schema, { properties?: unknown }>;

export interface Operation {
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path with its parameters in braces, as in the contract. */
  path: string;
  /** The callers, limits and other details of an operation, from the contract. */
  description: string;
  parameters: Parameter[];
  /** The schema of the body in the contract; null if it takes none. */
  body: Schema | null;
  /** The media types of its successful answers, such as text/csv. */
  types: string[];
  /** The schema of each successful answer that has a body. */
  answers: Record<string, Schema>;
}

/** The package is CommonJS, which TypeScript and Jest see differently. */
const addFormats = addFormatsModule as unknown as (ajv: Ajv) => Ajv;

/** The name under which the named schemas can refer to each other, and operations to them. */
const DOCUMENT = 'contract';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The committed contract; `npm run check` compares it with the one that the built app serves. */
export class Contract {
  readonly operations: Operation[];

  private readonly ajv = addFormats(new Ajv({ strict: false, allErrors: true }));
  private readonly validators = new Map<Schema, ValidateFunction>();

  private constructor(private readonly document: OpenAPIObject) {
    const named = Object.entries(document.components?.schemas ?? {});
    const schemas = named.map(([name, schema]) => [name, asJsonSchema(schema)] as const);
    this.ajv.addSchema({ $id: DOCUMENT, components: { schemas: Object.fromEntries(schemas) } });
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

  /** Replaces a reference with the schema itself. */
  resolve(schema: Schema): PlainSchema {
    if (!('$ref' in schema)) return schema;
    const name = schema.$ref.slice('#/components/schemas/'.length);
    const found = this.document.components?.schemas?.[name];
    if (!found) throw new Error(`The contract has no schema ${name}.`);
    return this.resolve(found);
  }

  /** Places where an answer contains what the contract does not promise, or lacks what it promises. */
  breachesIn(value: unknown, schema: Schema): string[] {
    const validate = this.validatorOf(schema);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      return `#${instancePath} ${message ?? 'is wrong'} ${JSON.stringify(params)}`;
    });
  }

  private validatorOf(schema: Schema): ValidateFunction {
    const known = this.validators.get(schema);
    if (known) return known;
    const validator = this.ajv.compile(asJsonSchema(schema));
    this.validators.set(schema, validator);
    return validator;
  }
}

function describe({
  operationId = '',
  description = '',
  parameters = [],
  requestBody,
  responses,
}: OperationObject) {
  return {
    name: operationId,
    description,
    parameters: parameters.filter((parameter): parameter is Parameter => 'in' in parameter),
    body:
      (requestBody && 'content' in requestBody && requestBody.content['application/json']?.schema) || null,
    types: Object.entries(responses).flatMap(([status, answer]) =>
      status.startsWith('2') && answer && 'content' in answer ? Object.keys(answer.content ?? {}) : [],
    ),
    answers: Object.fromEntries(
      Object.entries(responses).flatMap(([status, answer]) => {
        const schema = answer && 'content' in answer && answer.content?.['application/json']?.schema;
        return schema && status !== 'default' ? [[status, schema] as const] : [];
      }),
    ),
  };
}

/**
 * Converts a schema of OpenAPI 3.0 to JSON Schema, which has no `nullable`. An object with named properties allows no
 * others: an answer may contain nothing that the contract does not promise.
 */
function asJsonSchema(schema: unknown): object {
  if (typeof schema !== 'object' || schema === null)
    throw new Error('A schema in the contract is not an object.');
  if ('$ref' in schema) return { $ref: `${DOCUMENT}${String(schema.$ref)}` };
  const { nullable, properties, additionalProperties, items, allOf, oneOf, anyOf, ...rest } =
    schema as PlainSchema;
  const others =
    typeof additionalProperties === 'object' ? asJsonSchema(additionalProperties) : additionalProperties;
  const list = (schemas: Schema[] | undefined) => schemas?.map(asJsonSchema);
  const plain = {
    ...rest,
    ...(others !== undefined && { additionalProperties: others }),
    ...(items && { items: asJsonSchema(items) }),
    ...(allOf && { allOf: list(allOf) }),
    ...(oneOf && { oneOf: list(oneOf) }),
    ...(anyOf && { anyOf: list(anyOf) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => [name, asJsonSchema(one)]),
      ),
      additionalProperties: others ?? false,
    }),
  };
  return nullable ? { anyOf: [{ type: 'null' }, plain] } : plain;
}
