import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@messageformat/parser';

/** The plural forms that CLDR defines for a language; its sentences must have exactly these. */
function pluralForms(tag) {
  const formsOf = (type) => new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories.toSorted();
  return { cardinal: formsOf('cardinal'), ordinal: formsOf('ordinal') };
}

const TAG = /<(\w+)>/g;

/** Collects a sentence's values with their types, its tags, and its plural forms. */
function lookInto(tokens, found) {
  for (const token of tokens) {
    if (token.type === 'content') for (const [, tag] of token.value.matchAll(TAG)) found.tags.add(tag);
    if (token.type === 'function')
      found.mistakes.push(`formats “${token.arg}” by itself; dates, times and money come formatted`);
    if (token.type === 'argument' && !found.values.has(token.arg))
      found.values.set(token.arg, 'string | number');
    if (token.type === 'select') found.values.set(token.arg, 'string');
    if (token.type === 'plural' || token.type === 'selectordinal') {
      found.values.set(token.arg, 'number');
      const kind = token.type === 'plural' ? 'cardinal' : 'ordinal';
      found.plurals.push({
        kind,
        forms: token.cases.map(({ key }) => key).filter((key) => !key.startsWith('=')),
      });
    }
    for (const { tokens: inner } of token.cases ?? []) lookInto(inner, found);
  }
  return found;
}

/**
 * The sentences of one file by their names. Unreadable sentences are added to the mistakes.
 * @param tag the language whose plural forms they have (BCP 47)
 * @returns {Map<string, { text: string, tokens: object[], values: Map<string, string>, tags: Set<string>,
 * plurals: object[], mistakes: string[] }>}
 */
export function readSentences(root, file, tag, mistakes) {
  const sentences = new Map();
  const forms = pluralForms(tag);
  for (const [name, text] of Object.entries(JSON.parse(readFileSync(path.join(root, file), 'utf8')))) {
    const found = { text, tokens: [], values: new Map(), tags: new Set(), plurals: [], mistakes: [] };
    try {
      found.tokens = parse(text, { ...forms, strict: true });
      sentences.set(name, lookInto(found.tokens, found));
      for (const { kind, forms: has } of found.plurals)
        if (has.toSorted().join() !== forms[kind].join())
          found.mistakes.push(`has the plural forms ${has.join(', ')} instead of ${forms[kind].join(', ')}`);
      mistakes.push(...found.mistakes.map((mistake) => `${file}: ${name} ${mistake}`));
    } catch (error) {
      mistakes.push(`${file}: ${name}: ${error.message.split('\n')[0]}`);
    }
  }
  return sentences;
}
