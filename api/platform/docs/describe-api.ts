import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { ProblemCode } from '../../common/problem/catalogue.js';
import { ProblemView } from '../../common/problem/problem.view.js';
import { type Operation, operationsOf, schemaOf } from './contract-types.js';
import { errorAnswers, problemExamples, sharedErrorAnswers } from './error-answers.js';
import { addExamples, Examples, exampleOfField, exampleOfList } from './examples.js';
import { refineField } from './field-formats.js';
import { type OperationFacts, readOperationFacts } from './operation-facts.js';
import { securityOf } from './operation-security.js';
import { wordsOf } from './operation-words.js';
import { chapterOf, tags } from './tags.js';

const INTRODUCTION = `Website, booking and dashboard of one beauty salon.

Log in with \`POST /auth/login\`: the response sets a session cookie. With that cookie, \`PUT /user/{email}\`
returns an access token for ten minutes. Send the token with all other requests, in the header
\`Authorization: Bearer …\`.

Instants are ISO 8601 in UTC, days are local dates of the salon, prices are in its currency. An error is a response of the
type \`application/problem+json\` (RFC 9457), with a \`code\` that never changes its meaning.`;

/** The default description of each status, unless a handler gives its own. */
const outcomes: Record<string, string> = {
  '200': 'The current state.',
  '201': 'Created; the current state.',
  '202': 'Accepted.',
  '204': 'Done.',
  '302': 'Continue at the URL in `Location`; its `error` is the code of a problem.',
};

/**
 * Builds the contract: every route with its input and output, and the facts from decorators, names and code. It names
 * no salon, and its URLs are relative.
 */
export function describeApi(app: INestApplication, problems: Record<string, ProblemCode[]>): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Parlour')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', "The salon's own server")
    .addBearerAuth(
      { type: 'http', description: 'The access token that `PUT /user/{email}` gives.' },
      'bearer',
    )
    .addCookieAuth('session', { type: 'apiKey', description: SESSION_COOKIE }, 'session')
    .addApiKey(
      { type: 'apiKey', in: 'header', name: 'Booking-Link', description: BOOKING_LINK },
      'bookingLink',
    )
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
    extraModels: [ProblemView],
  });
  document.tags = tags;
  refineFields(document);
  addExamples(document);
  const facts = readOperationFacts(app);
  for (const operation of operationsOf(document)) {
    const known = facts.get(operation.operationId ?? '');
    if (known) complete(document, operation, known, problems[operation.operationId ?? ''] ?? []);
  }
  addSharedAnswers(document);
  return document;
}

const SESSION_COOKIE =
  'Set by whatever signs somebody in; on https its name is `__Host-session`. Browsers send it by themselves; it is read by few operations, and never from another site’s page.';

const BOOKING_LINK =
  'The secret after `#code=` in the link of an email about a booking, valid only for this booking. It takes precedence over an access token.';

function complete(
  document: OpenAPIObject,
  operation: Operation,
  facts: OperationFacts,
  reached: ProblemCode[],
): void {
  const name = operation.operationId ?? '';
  Object.assign(operation, wordsOf(name, operation.summary ?? '', facts));
  operation.tags = operation.tags?.map(chapterOf);
  operation.security = securityOf(name, facts);
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (answer && 'description' in answer) answer.description ||= outcomes[status] ?? '';
  }
  Object.assign(
    operation.responses,
    errorAnswers(operation, facts, [
      ...reached,
      ...(namesMailbox(document, operation) ? (['invalid-email'] as const) : []),
    ]),
  );
}

/** True if the body has an email address, because an invalid one has its own code. */
function namesMailbox(document: OpenAPIObject, { requestBody }: Operation): boolean {
  const content = requestBody && 'content' in requestBody ? requestBody.content : {};
  const fields = schemaOf(document, content['application/json']?.schema)?.properties ?? {};
  return Object.values(fields).some((field) => 'format' in field && field.format === 'email');
}

/** Adds formats and examples to all fields and parameters. */
function refineFields(document: OpenAPIObject): void {
  for (const [owner, schema] of Object.entries(document.components?.schemas ?? {})) {
    if ('$ref' in schema) continue;
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if ('$ref' in field) continue;
      refineField(owner, name, field);
      const own = exampleOfField(owner, name, field);
      const example = own === undefined ? exampleOfList(owner, name, field) : own;
      if (example !== undefined) field.example = example;
    }
  }
  for (const { operationId = '', parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      if ('$ref' in parameter || !parameter.schema || '$ref' in parameter.schema) continue;
      refineField(operationId, parameter.name, parameter.schema);
      const example = exampleOfField(operationId, parameter.name, parameter.schema);
      if (example !== undefined) parameter.example = example;
    }
  }
}

/** Adds the extra members of problems, as in the examples. */
function addSharedAnswers(document: OpenAPIObject): void {
  const examples = new Examples(document);
  const of = (name: string) => examples.of({ $ref: `#/components/schemas/${name}` });
  const alternatives = ['2027-03-02T10:15:00.000Z', '2027-03-02T10:30:00.000Z', '2027-03-02T11:00:00.000Z'];
  const extras = {
    'slot-taken': { alternatives },
    'dates-taken': { dates: [of('SeriesDateView')] },
    'delay-in-the-way': { delay: of('DelayView') },
    'delay-has-changed': { delay: of('DelayView') },
    'outside-hours': { alternatives, canConfirm: true },
    'terms-changed': { planned: of('PlannedBookingView') },
    'stale-change': { booking: of('BookingView') },
    'visits-in-the-way': { visits: [of('BookingInTheWayView')] },
    'nobody-free': { visits: [of('BookingInTheWayView')] },
    'has-coming-visits': { comingVisits: 3 },
    'service-has-changed': { service: of('ServiceEntryView') },
    'last-admin': { modifiedCount: 0 },
  };
  const { components, paths } = document;
  const responses = sharedErrorAnswers(operationsOf(document));
  document.components = {
    ...components,
    examples: { ...components?.examples, ...problemExamples({ paths, responses }, extras) },
    responses,
  };
}
