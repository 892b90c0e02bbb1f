import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import { fastAdapterOf } from '../../common/fast-express.adapter.js';
import { BOOKING_LINK_HEADER } from '../../common/access/by-booking-link.decorator.js';
import { isPlainRead } from '../../common/http/check-request.js';
import { nameRoute } from '../../common/http/observe-requests.js';
import { IpCounterService } from '../../platform/limits/ip-counter.service.js';
import { KnownQuestions } from './known-questions.js';

/**
 * Answers visitors whose exact question was asked before. Parsing and validating it again would take longer than
 * working out the answer, which is always fresh. Callers who identify themselves, or who have to be counted in the
 * database, go to the route.
 */
export function answerKnownQuestions(app: NestExpressApplication): void {
  const questions = app.get(KnownQuestions);
  const ipCounter = app.get(IpCounterService);
  const pack = compression();

  const send = (answer: object, request: Request, response: Response) => {
    const bytes = Buffer.from(JSON.stringify(answer));
    pack(request, response, () => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Content-Length', bytes.length);
      response.end(bytes);
    });
  };

  fastAdapterOf(app).useFirst((request: Request, response: Response, next: NextFunction) => {
    const { method, url, headers } = request;
    const isVisitor = headers.authorization === undefined && headers[BOOKING_LINK_HEADER] === undefined;
    const question = method === 'GET' && isVisitor ? questions.findQuestion(url) : undefined;
    if (!question || !isPlainRead(request) || !ipCounter.countInMemory(request.ip)) {
      next();
      return;
    }
    nameRoute(response, question.route);
    question
      .answer(request)
      .then((answer) => send(answer, request, response))
      .catch(next);
  });
}
