import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { Request } from 'express';
import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';

/** The key under which a submit may be repeated without a second effect. The web app creates a UUID per booking. */
export const IdempotencyKeyHeader = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const key = context.switchToHttp().getRequest<Request>().header('Idempotency-Key');
  if (key === undefined || !isUUID(key)) {
    throw invalidInput([{ pointer: '#/Idempotency-Key', detail: sentence('sendIdempotencyKey') }]);
  }
  return key;
});
