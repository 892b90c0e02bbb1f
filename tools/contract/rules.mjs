// Our own rules for the contract, in addition to Redocly's. Each mistake names the place and the file to fix.
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const WORDS = 'in the comment above its handler';

/** Finds schemas that say too little for an example, or promise less than the value keeps. */
function fieldMistakes(where, { type, format, enum: words, nullable, allOf, oneOf, items }, example) {
  const mistakes = [];
  if (nullable && !type) mistakes.push(`${where} is nullable and has no type`);
  if (type === 'array' && items && !items.$ref) {
    mistakes.push(...fieldMistakes(`${where}, an item`, items, example?.[0]));
  }
  const isLeaf = type && type !== 'object' && type !== 'array' && !allOf && !oneOf && format !== 'binary';
  if (isLeaf && !words && example === undefined) {
    mistakes.push(`${where} has no example: give its name a line in api/platform/docs/example-fields.ts`);
  }
  return mistakes;
}

function operationMistakes(where, operation, tags) {
  const { summary, description, responses, parameters = [] } = operation;
  const mistakes = [];
  if (!summary) mistakes.push(`${where} has no summary: write what it does ${WORDS}`);
  else if (summary.length > 120)
    mistakes.push(`${where} has a long summary: make the first sentence short ${WORDS}`);
  if (!description) mistakes.push(`${where} has no description: see api/platform/docs/operation-words.ts`);
  for (const tag of operation.tags ?? []) {
    if (!tags.has(tag))
      mistakes.push(`the controller ${tag} of ${where} is in no chapter of api/platform/docs/tags.ts`);
  }
  if (!Object.keys(responses).some((status) => /^[23]\d\d$/.test(status))) {
    mistakes.push(`${where} never answers as it should`);
  }
  for (const status of ['400', '4XX', '5XX']) {
    if (!responses[status]) mistakes.push(`${where} does not say what it answers with ${status}`);
  }
  if (responses.default) mistakes.push(`${where} has a default answer, which generators take for any answer`);
  for (const { name, schema, example } of parameters) {
    mistakes.push(...fieldMistakes(`${name} of ${where}`, schema, example));
  }
  return mistakes;
}

/**
 * A list of sentences, empty when all is well.
 * @param {import('@nestjs/swagger').OpenAPIObject} contract
 * @returns {string[]}
 */
export function mistakesIn({ paths, components, tags = [] }) {
  const known = new Set(tags.map(({ name }) => name));
  const described = tags.filter(({ description }) => !description);
  const used = new Set();
  const ofOperations = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).flatMap((method) => {
      for (const tag of item[method].tags ?? []) used.add(tag);
      return operationMistakes(`${method.toUpperCase()} ${path}`, item[method], known);
    }),
  );
  const ofFields = Object.entries(components.schemas).flatMap(([owner, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, schema]) => !schema.$ref)
      .flatMap(([name, schema]) => fieldMistakes(`${owner}.${name}`, schema, schema.example)),
  );
  return [
    ...described.map(({ name }) => `the chapter ${name} has no description: see api/platform/docs/tags.ts`),
    ...[...known]
      .filter((tag) => !used.has(tag))
      .map((tag) => `the chapter ${tag} of api/platform/docs/tags.ts is empty`),
    ...ofOperations,
    ...ofFields,
  ];
}
