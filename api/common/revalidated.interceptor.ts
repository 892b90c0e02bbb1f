import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/**
 * For answers that are the same for everybody and seldom change: the browser caches them and asks each time whether they
 * are still current, which costs no body. A change is visible with the next request.
 */
@Injectable()
export class RevalidatedInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((body: unknown) => {
        const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
        // Weak, because the answer may be compressed.
        context
          .switchToHttp()
          .getResponse<Response>()
          .setHeader('Cache-Control', 'public, no-cache')
          .setHeader('ETag', `W/"${hash}"`);
        return body;
      }),
    );
  }
}
