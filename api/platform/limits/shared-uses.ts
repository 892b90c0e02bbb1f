import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { catchError, from, type Observable, switchMap, throwError } from 'rxjs';
import { Problem } from '../../common/problem/problem.js';

/** What the pipes answer to content that they cannot read, and to content that breaks a rule. */
const invalid = [400, 422];

/** Gives back what a request used of the limits that it shares with other callers. */
export type GiveBack = () => Promise<void>;

const counted = new WeakMap<object, GiveBack>();

/** Remembers that a request has been counted, by the guard that found out who is calling or by the one after it. */
export const noteCounted = (request: object, giveBack: GiveBack): void => void counted.set(request, giveBack);

export const isCounted = (request: object): boolean => counted.has(request);

/**
 * Gives back what a request used of a mailbox's limits and of everybody's when validation refuses the request. Guards run
 * before validation, and nonsense must not use up what other people need. It still counts for the caller's own address.
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
