import { catalogue, type ProblemCode } from '../../common/problem/catalogue.js';
import { mainLanguage } from '../../words/languages.gen.js';
import { problems } from '../../words/words.gen.js';
import { EXAMPLE_INSTANCE } from './example-fields.js';
import type { OperationFacts } from './operation-facts.js';
import type { AnyObject, Operation } from './contract-types.js';

type Answers = Operation['responses'];
type Answer = NonNullable<Answers[string]>;

const schema = { $ref: '#/components/schemas/ProblemView' };

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', example: 30 } },
};

/** Statuses whose response says how long to wait. */
const isBusy = (status: string): boolean => status === '429' || status === '503';

/** The contract is in English. */
const titleOf = (code: ProblemCode): string => problems[mainLanguage][code]();

/** An example of each problem that these responses contain, by code. */
export const problemExamples = (answers: object, extras: AnyObject): AnyObject =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([code]) => JSON.stringify(answers).includes(`/problem.${code}"`))
      .map(([code, status]) => [
        `problem.${code}`,
        {
          summary: titleOf(code as ProblemCode),
          value: {
            type: `/problems/${code}`,
            title: titleOf(code as ProblemCode),
            status,
            code,
            instance: EXAMPLE_INSTANCE,
            ...(code === 'invalid-input' && {
              errors: [{ pointer: '#/name', detail: 'name should not be empty' }],
            }),
            ...(code in extras && { ...extras[code] }),
          },
        },
      ]),
  );

/**
 * The codes that an operation may return: those its own code can reach, plus those of guards and pipes, derived from
 * its input and decorators.
 */
function codesOf(operation: Operation, facts: OperationFacts, reached: ProblemCode[]): ProblemCode[] {
  const hasBody = operation.requestBody !== undefined;
  const hasInput = hasBody || (operation.parameters ?? []).length > 0;
  const codes: ProblemCode[] = [
    ...(isRedirect(operation) ? [] : reached),
    'bad-request',
    ...(hasBody ? (['too-large', 'unsupported-media-type'] as const) : []),
    ...(hasInput ? (['invalid-input'] as const) : []),
    ...(facts.isPublic ? [] : (['unauthenticated'] as const)),
    ...(facts.roles || facts.capability ? (['forbidden', 'factor-required'] as const) : []),
    ...(facts.isByBookingLink ? (['invalid-action-code', 'expired-action-code'] as const) : []),
    ...(facts.proof ? (['proof-needed'] as const) : []),
    ...(facts.closedInDemo ? (['not-in-demo'] as const) : []),
    ...(facts.isUnlimited ? [] : (['too-many-requests'] as const)),
    'internal',
    'unavailable',
  ];
  // Use the catalogue's order, whatever order they were found in.
  return (Object.keys(catalogue) as ProblemCode[]).filter((code) => codes.includes(code));
}

/** Always redirects; errors are passed in the URL. */
const isRedirect = ({ responses }: Operation): boolean => '302' in responses;

const answerOf = (status: string, codes: ProblemCode[]): Answer => ({
  description: codes.map((code) => `\`${code}\`: ${titleOf(code)}`).join('\n\n'),
  ...(isBusy(status) && { headers: retryAfter }),
  content: {
    'application/problem+json': {
      schema: schema,
      examples: Object.fromEntries(
        codes.map((code) => [code, { $ref: `#/components/examples/problem.${code}` }]),
      ),
    },
  },
});

/**
 * The error responses of an operation, by status. A status with a single code is the same everywhere, so it is in the
 * components. The ranges come last: a gateway may respond with another status, and clients should read it as a
 * problem as well.
 */
export function errorAnswers(operation: Operation, facts: OperationFacts, reached: ProblemCode[]): Answers {
  const byStatus = new Map<string, ProblemCode[]>();
  for (const code of codesOf(operation, facts, reached)) {
    const status = String(catalogue[code]);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const named = [...byStatus].map(([status, codes]) => {
    const [code, another] = codes;
    return [
      status,
      code && !another ? { $ref: `#/components/responses/problem.${code}` } : answerOf(status, codes),
    ] as const;
  });
  return {
    ...Object.fromEntries(named),
    '4XX': { $ref: '#/components/responses/other' },
    '5XX': { $ref: '#/components/responses/other' },
  };
}

/** The shared responses: one for each code that is the only one of its status in some operation. */
export const sharedErrorAnswers = (operations: Operation[]): Record<string, Answer> => ({
  ...Object.fromEntries(
    (Object.keys(catalogue) as ProblemCode[])
      .filter((code) => JSON.stringify(operations).includes(`"#/components/responses/problem.${code}"`))
      .map((code) => [`problem.${code}`, answerOf(String(catalogue[code]), [code])]),
  ),
  other: {
    description: 'Any other problem, in the same form.',
    content: { 'application/problem+json': { schema: schema } },
  },
});
