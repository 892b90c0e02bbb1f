import { NOTE } from './modules.mjs';

/**
 * The areas that clients read, in which the owner may change all sentences. The dashboard's areas are missing, and
 * `formats`, which holds names of months rather than sentences. Areas that are not listed here cannot be changed.
 */
const CLIENTS_READ = {
  web: [
    'public-site',
    'contact',
    'book',
    'availability',
    'shell',
    'controls',
    'fields',
    'email-hint',
    'auth',
    'account',
    'bookings',
    'my-bookings',
    'email-links',
    'login-codes',
    'no-mail',
    'two-step',
  ],
  api: ['pages', 'letters'],
};

/** The choices in a sentence: a count or a word, each with its cases, in order. */
function choicesIn(tokens, choices = new Map()) {
  for (const token of tokens) {
    if (token.type === 'plural' || token.type === 'select')
      choices.set(
        token.arg,
        new Set([...(choices.get(token.arg) ?? []), ...token.cases.map(({ key }) => key)]),
      );
    for (const { tokens: inner } of token.cases ?? []) choicesIn(inner, choices);
  }
  return choices;
}

/** The full text of a sentence for one case of each choice, with its values by name. */
function textOf(tokens, chosen, count = null) {
  const parts = tokens.map((token) => {
    if (token.type === 'content') return token.value;
    if (token.type === 'octothorpe') return `{${count}}`;
    if (token.type === 'argument') return `{${token.arg}}`;
    const caseOf = (key) => token.cases.find((one) => one.key === key);
    const { tokens: inner } = caseOf(chosen[token.arg]) ?? caseOf('other');
    return textOf(inner, chosen, token.type === 'plural' ? token.arg : count);
  });
  return parts.join('');
}

/** All combinations of one case per choice. */
const combinations = (choices) =>
  choices.reduce(
    (known, [value, cases]) => known.flatMap((one) => [...cases].map((key) => ({ ...one, [value]: key }))),
    [{}],
  );

function sentenceOf(tokens) {
  const choices = [...choicesIn(tokens)];
  if (choices.length === 0) return textOf(tokens, {});
  return {
    by: choices.map(([value, cases]) => ({ value, cases: [...cases] })),
    forms: Object.fromEntries(
      combinations(choices).map((chosen) => [Object.values(chosen).join('.'), textOf(tokens, chosen)]),
    ),
  };
}

/**
 * For each language, a file with the sentences for clients: one text, or one for each form, with values as `{name}`.
 * The owner's own words are written in the same way, and are never parsed as a sentence of the catalogues.
 * @param sides for each side its areas with the sentences of each language
 * @param languages their codes
 */
export function catalogueFiles(sides, languages) {
  const areasOf = (lang) =>
    Object.entries(CLIENTS_READ).flatMap(([side, areas]) =>
      areas.map((area) => [
        `${side}/${area}`,
        Object.fromEntries(
          [...sides[side][area][lang]].map(([name, { tokens }]) => [name, sentenceOf(tokens)]),
        ),
      ]),
    );
  const files = languages.map((lang) => [
    `${lang}/catalogue.gen.ts`,
    [
      NOTE,
      `import type { Catalogue } from '../types.gen.js';`,
      `export const catalogue: Catalogue = ${JSON.stringify(Object.fromEntries(areasOf(lang)))};`,
    ].join('\n'),
  ]);
  const readers = languages.map(
    (lang) => `${lang}: async () => (await import('./${lang}/catalogue.gen.js')).catalogue`,
  );
  return {
    ...Object.fromEntries(files),
    'catalogues.gen.ts': [
      NOTE,
      `import type { Catalogue, Language } from './types.gen.js';`,
      `/** Read when they are needed: in a salon without words of its own by no one. */`,
      `export const catalogues: Record<Language, () => Promise<Catalogue>> = { ${readers.join(', ')} };`,
    ].join('\n'),
  };
}
