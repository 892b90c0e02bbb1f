import { readFileSync } from 'node:fs';
import { fieldsOfKind } from '../api/operations/imports-recognise/domain/kinds.js';

const fields = [...new Set(Object.values(fieldsOfKind).flat())];

test.each(['en', 'de', 'fr', 'es', 'pt', 'ar'])('each column of a list has a name in %s', (lang) => {
  const words = readFileSync(`words/${lang}/web/imports.json`, 'utf8');
  const [, names = ''] = /"fieldName": "(.*)"/.exec(words) ?? [];

  expect(fields.filter((field) => !names.includes(` ${field} {`))).toEqual([]);
});
