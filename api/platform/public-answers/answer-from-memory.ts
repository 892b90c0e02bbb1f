import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { fastAdapterOf } from '../../common/fast-express.adapter.js';
import { isPlainRead } from '../../common/http/check-request.js';
import { nameRoute } from '../../common/http/observe-requests.js';
import { IpCounterService } from '../limits/ip-counter.service.js';
import type { PublicAnswer } from './public-answer.js';
import { PublicAnswersService } from './public-answers.service.js';
import { sendPublicAnswer } from './send-public-answer.js';

/**
 * Repeats answers that are the same for everyone without guards and pipes, which cost more than the answer. Runs
 * before Express if nothing has to be awaited, otherwise before any route. Counts the call here if it answers;
 * otherwise the routes' guard does. Callers who identify themselves go to the route, and so does anyone for whom
 * there is no current answer.
 */
export function answerFromMemory(app: NestExpressApplication): void {
  const answers = app.get(PublicAnswersService);
  const ipCounter = app.get(IpCounterService);
  const adapter = fastAdapterOf(app);
  const give = (answer: PublicAnswer, request: Request, response: Response) => {
    // Stored by route and language. A URL with a query is not found.
    const [route = ''] = request.url.split('?');
    nameRoute(response, route);
    sendPublicAnswer(answer, request, response);
  };
  const isAsked = ({ method, url, headers }: Request) =>
    method === 'GET' && headers.authorization === undefined && answers.has(url);

  adapter.useFirst((request: Request, response: Response, next: NextFunction) => {
    const answer = isAsked(request) && isPlainRead(request) ? answers.findRecent(request.url) : null;
    if (answer && ipCounter.countInMemory(request.ip)) give(answer, request, response);
    else next();
  });

  const answerCurrent = async (request: Request, response: Response, next: NextFunction) => {
    const answer = await answers.findAnswer(request.url);
    if (!answer) {
      next();
      return;
    }
    await ipCounter.count(request.ip);
    give(answer, request, response);
  };
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (isAsked(request)) answerCurrent(request, response, next).catch(next);
    else next();
  });
}
