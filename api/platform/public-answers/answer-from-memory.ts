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
 * Gives an answer again that was given to somebody else: what is the same for everybody needs neither guards nor pipes,
 * which cost more than the answer. Before Express, if nothing has to be waited for, and else before any route is asked. It is
 * counted here when it is given, and by the guard of the routes when it is not. A caller who says who they are goes to the
 * route, as does everybody for whom there is nothing, or nothing current.
 */
export function answerFromMemory(app: NestExpressApplication): void {
  const answers = app.get(PublicAnswersService);
  const ipCounter = app.get(IpCounterService);
  const adapter = fastAdapterOf(app);
  const give = (answer: PublicAnswer, request: Request, response: Response) => {
    // Kept by route and language: what has more in its address is not found.
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
