import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, map, type Observable } from 'rxjs';
import { languageOfQuery } from '../../common/http/language-of-query.js';
import { PublicAnswersService } from './public-answers.service.js';
import { routePathOf } from '../../common/http/route-path.js';
import { describe } from './send-public-answer.js';

/**
 * For answers that are the same for everyone and rarely change. The server computes them once until they change; the
 * browser caches them and revalidates each time, which needs no body. A change is visible with the next request, on
 * any instance. Only for routes that depend on nothing but their path and language, and show only what the
 * `site_version` triggers watch.
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
