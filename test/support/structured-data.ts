import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import ts from 'typescript';

const VOCABULARY = path.resolve('node_modules/schema-dts/dist/schema.js');

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** A block of structured data: one thing, or several in a graph. */
export type StructuredData = Thing | { '@graph': Thing[] };

const isGraph = (data: StructuredData): data is { '@graph': Thing[] } => '@graph' in data;

/** Returns the faults that a validator of Google's rules for rich results finds. */
export async function faultsForGoogle(data: StructuredData): Promise<string[]> {
  const things = isGraph(data) ? data['@graph'] : [data];
  const found = things.map((thing) =>
    new Validator().validate({ jsonld: { [thing['@type']]: [thing] }, microdata: {}, rdfa: {} }),
  );
  return (await Promise.all(found))
    .flat()
    .map(({ issueMessage, path: at }) => `${at.map(({ type }) => type).join(' ')}: ${issueMessage}`);
}

/** Returns the properties and values that the vocabulary of schema.org does not know. */
export function faultsForVocabulary(blocks: StructuredData[]): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-vocabulary-'));
  const file = path.join(folder, 'blocks.ts');
  const lines = blocks.map((data, index) => {
    const type = isGraph(data) ? 'Graph' : 'WithContext<Thing>';
    return `export const block${index}: ${type} = ${JSON.stringify(data)};`;
  });
  writeFileSync(
    file,
    [`import type { Graph, Thing, WithContext } from '${VOCABULARY}';`, ...lines].join('\n'),
  );
  const { ESNext } = ts.ModuleKind;
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], module: ESNext };
  const found = ts.getPreEmitDiagnostics(
    ts.createProgram([file], { ...options, moduleResolution: ts.ModuleResolutionKind.Bundler }),
  );
  rmSync(folder, { recursive: true });
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
