import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiTooManyRequestsResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemView } from '../common/problem/problem.view.js';
import type { LimitName } from './limits.js';

export const LIMIT = 'limits:name';
export const IS_UNLIMITED = 'limits:none';

/** Bounds how often a route may be called, by the row of this name in `limits.ts`. */
export const Limited = (name: LimitName) =>
  applyDecorators(
    SetMetadata(LIMIT, name),
    ApiTooManyRequestsResponse({
      description: `Done too often: \`too-many-requests\`, with the seconds to wait in \`Retry-After\`.`,
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
      content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemView) } } },
    }),
  );

/** Not counted at all: for health checks, which must be answered when everything else is busy. */
export const Unlimited = () => SetMetadata(IS_UNLIMITED, true);
