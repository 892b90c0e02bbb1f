import type { OpenAPIObject } from '@nestjs/swagger';
import type { TestApp } from './app.js';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;
type ParameterObject = Extract<NonNullable<OperationObject['parameters']>[number], { in: string }>;
export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

export interface Operation {
  name: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With its parameters in braces, as in the contract. */
  path: string;
  parameters: ParameterObject[];
  /** What the contract says of the body; null when it takes none. */
  body: Schema | null;
}

export interface Contract {
  document: OpenAPIObject;
  operations: Operation[];
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The contract as the app itself serves it. */
export async function readContract({ http }: Pick<TestApp, 'http'>): Promise<Contract> {
  const { body: document } = (await http.get('/docs/json').expect(200)) as { body: OpenAPIObject };
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ ...describe(operation), method, path }] : [];
    }),
  );
  return { document, operations };
}

function describe({ operationId = '', parameters = [], requestBody }: OperationObject) {
  return {
    name: operationId,
    parameters: parameters as ParameterObject[],
    body:
      (requestBody && 'content' in requestBody && requestBody.content['application/json']?.schema) || null,
  };
}
