import type { OpenAPIObject } from '@nestjs/swagger';

export type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']>;
export type Components = NonNullable<OpenAPIObject['components']>;
export type Schema = NonNullable<Components['schemas']>[string];
export type PlainSchema = Extract<Schema, { properties?: unknown }>;
export type AnyObject = Record<string, object>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of the contract. */
export const operationsOf = (document: OpenAPIObject): Operation[] =>
  Object.values(document.paths).flatMap((item) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [operation] : [];
    }),
  );

/** The schema that a reference names; undefined if it is not in the contract. */
export function schemaOf(document: OpenAPIObject, schema: Schema | undefined): PlainSchema | undefined {
  if (!schema || !('$ref' in schema)) return schema;
  return schemaOf(document, document.components?.schemas?.[nameOf(schema.$ref)]);
}

/** The name at the end of a reference. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);
