import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { problems } from '../../words/words.gen.js';
import { languageOf } from '../http/language-of.js';
import { allowedMethods } from '../http/allowed-methods.js';
import type { ProblemCode } from './catalogue.js';
import { isDatabaseAway } from './database-away.js';
import { say } from '../words/sentence.js';
import { sayRule } from '../words/rule.js';
import { routePathOf } from '../http/route-path.js';
import { Problem } from './problem.js';

const codes: Record<number, ProblemCode> = {
  400: 'bad-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** One page of errors shows what is wrong, and keeps the response shorter than most requests. */
const MOST_ERRORS = 20;

const ofStatus = (status: number): Problem => new Problem(codes[status] ?? 'bad-request');

const asProblem = (error: unknown): Problem | null => {
  if (error instanceof Problem) return error;
  if (error instanceof HttpException) return ofStatus(error.getStatus());
  if (isDatabaseAway(error)) return new Problem('unavailable', { retryAfterSeconds: 2 });
  if (typeof error !== 'object' || error === null) return null;
  // body-parser and the router set a 4xx status on callers' errors.
  if ('status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500) {
    return ofStatus(error.status);
  }
  if (error instanceof URIError) return ofStatus(400);
  return null;
};

/** The caller left in the middle of an upload: no answer reaches them, and nothing is wrong here. */
const hasLeft = ({ complete, destroyed }: Request): boolean => destroyed && !complete;

/** A 404 where only the method is wrong would make callers look for the error in the path. */
const unlessWrongMethod = (problem: Problem, { app, path, method }: Request): Problem => {
  if (problem.code !== 'not-found') return problem;
  const allow = allowedMethods(app, path);
  return allow.length === 0 || allow.includes(method)
    ? problem
    : new Problem('method-not-allowed', { allow });
};

/**
 * The single place where errors become responses. Only unexpected ones are logged; the response carries the id of
 * their log lines.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  /**
   * @param whenDatabaseIsAway called for every request that failed for that reason
   * @param whenRefused called for every problem
   */
  constructor(
    private readonly whenDatabaseIsAway: (reason: Error) => void,
    private readonly whenRefused: (code: ProblemCode) => void,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<Request>(), http.getResponse<Response>());
  }

  /** Responds to an error of a route, or of a handler before the routes. */
  answer(error: unknown, request: Request, response: Response): void {
    if (isDatabaseAway(error)) this.whenDatabaseIsAway(error);
    const expected = asProblem(error) ?? (hasLeft(request) ? ofStatus(400) : null);
    const problem = unlessWrongMethod(expected ?? this.unexpected(error, request), request);
    this.whenRefused(problem.code);
    response.locals.problemCode = problem.code;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (problem.retryAfterSeconds) response.setHeader('Retry-After', problem.retryAfterSeconds);
    if (problem.allow) response.setHeader('Allow', problem.allow.join(', '));
    const language = languageOf(request);
    response
      .status(problem.status)
      .type('application/problem+json')
      .setHeader('Cache-Control', 'no-store')
      .setHeader('Content-Language', language)
      .vary('Accept-Language')
      .send(
        JSON.stringify({
          ...problem.extras,
          type: `/problems/${problem.code}`,
          title: problems[language][problem.code](),
          status: problem.status,
          code: problem.code,
          detail: problem.detail && say(problem.detail, language),
          instance: response.getHeader('X-Request-Id'),
          errors: problem.errors?.slice(0, MOST_ERRORS).map(({ pointer, detail }) => ({
            pointer,
            detail: 'rule' in detail ? sayRule(detail, language) : say(detail, language),
          })),
        }),
      );
  }

  private unexpected(error: unknown, request: Request): Problem {
    const stack = error instanceof Error ? error.stack : String(error);
    this.logger.error(`${request.method} ${routePathOf(request) ?? '(no route)'}\n${stack ?? ''}`);
    return new Problem('internal');
  }
}
