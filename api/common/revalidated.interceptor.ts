import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/**
 * For what is the same for everybody and seldom changes: a browser keeps it and asks each time whether it still holds,
 * which costs no body. What the owner changes is seen at the next look.
 */
@Injectable()
export class Revalidated implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      map((body: unknown) => {
        const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
        // Weak, because the answer may be compressed on its way.
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
