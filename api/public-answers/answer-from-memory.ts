import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { nameRoute } from '../common/http/observe-requests.js';
import { IpCounterService } from '../limits/ip-counter.service.js';
import { PublicAnswersService } from './public-answers.service.js';
import { sendPublicAnswer } from './send-public-answer.js';

/**
 * Gives an answer again that was given to somebody else, before any route is asked: what is the same for everybody needs
 * neither guards nor pipes, which cost more than the answer. It is counted here, before the guard of the routes would. A
 * caller who says who they are goes to the route, as does everybody for whom there is nothing, or nothing current.
 */
export function answerFromMemory(app: NestExpressApplication): void {
  const answers = app.get(PublicAnswersService);
  const ipCounter = app.get(IpCounterService);
  const answer = async (request: Request, response: Response, next: NextFunction) => {
    await ipCounter.count(request.ip);
    const kept = await answers.find(request.url);
    if (!kept) {
      next();
      return;
    }
    // Kept by route: what has more in its address is not found here.
    nameRoute(response, request.url);
    sendPublicAnswer(kept, request, response);
  };
  app.use((request: Request, response: Response, next: NextFunction) => {
    const { method, url, headers } = request;
    if (method !== 'GET' || !answers.has(url) || headers.authorization !== undefined) next();
    else answer(request, response, next).catch(next);
  });
}
