import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import { Problem } from '../../common/problem/problem.js';

/** Statuses for unreadable and for invalid content. */
const invalid = [400, 422];

/** Gives back what a request used of limits shared with other callers. */
export type GiveBack = () => Promise<void>;

const counted = new WeakMap<object, GiveBack>();

/** Remembers that a request was counted, by the authentication guard or the one after it. */
export const noteCounted = (request: object, giveBack: GiveBack): void => void counted.set(request, giveBack);

export const isCounted = (request: object): boolean => counted.has(request);

/**
 * Gives back uses of a mailbox's and everyone's limits if validation refuses the request. Guards run before
 * validation, and invalid requests must not use up what others need. They still count for the caller's own address.
 */
export const giveBackWhenInvalid: NestInterceptor = {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        const giveBack = counted.get(context.switchToHttp().getRequest<object>());
        const isInvalid = error instanceof Problem && invalid.includes(error.status);
        if (!isInvalid || !giveBack) return throwError(() => error);
        return from(giveBack()).pipe(switchMap(() => throwError(() => error)));
      }),
    );
  },
};
