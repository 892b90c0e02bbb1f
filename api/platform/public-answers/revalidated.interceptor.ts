import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { languageOfQuery } from '../../common/http/language-of-query.js';
import { PublicAnswersService } from './public-answers.service.js';
import { routePathOf } from '../../common/http/route-path.js';
import { describe } from './send-public-answer.js';

/**
 * For answers that are the same for everybody and seldom change: the server makes them once for as long as they stay the
 * same, and the browser caches them and asks each time whether they are still current, which costs no body. A change is
 * visible with the next request, to whichever copy of the app. Only for routes that look at nothing but their path and the language that is asked for, and
 * show what the triggers of `site_version` watch.
 */
@Injectable()
export class RevalidatedInterceptor implements NestInterceptor {
  constructor(private readonly answers: PublicAnswersService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const language = languageOfQuery(request);
    const address =
      (routePathOf(request) ?? request.path) + (language === null ? '' : `?language=${language}`);
    return from(this.answers.get(address, () => lastValueFrom(next.handle()))).pipe(
      map((answer) => {
        describe(answer, http.getResponse<Response>());
        return answer.bytes.toString();
      }),
    );
  }
}
