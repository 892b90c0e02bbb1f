import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { fieldsMadeOfCents, integersAmong } from './contract/amounts.mjs';

const program = () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  return ts.createProgram(
    fileNames.filter((name) => !name.includes('.spec.')),
    options,
  );
};

test('no amount is a whole number in the contract, since most currencies have cents', () => {
  const fields = fieldsMadeOfCents(program());

  // The current number, so that a change to the sources that hides them is noticed.
  expect(fields.length).toBeGreaterThan(100);
  expect(fields).toEqual(expect.arrayContaining(['CountTillDto.total', 'MovePreviewView.currentPrice']));
  expect(integersAmong(JSON.parse(readFileSync('api/openapi.json', 'utf8')), fields)).toEqual([]);
}, 120_000);
