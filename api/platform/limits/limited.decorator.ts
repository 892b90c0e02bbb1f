import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { type LimitName, sharesWithOthers } from './limits.js';
import { giveBackWhenInvalid } from './shared-uses.js';

export const LIMIT = 'limits:name';
export const IS_UNLIMITED = 'limits:none';

/** Bounds how often a route may be called, by the row of this name in `limits.ts`. */
export const Limited = (name: LimitName) =>
  applyDecorators(
    SetMetadata(LIMIT, name),
    ...(sharesWithOthers(name) ? [UseInterceptors(giveBackWhenInvalid)] : []),
  );

/** Not counted at all: for health checks, which must be answered when everything else is busy. */
export const Unlimited = () => SetMetadata(IS_UNLIMITED, true);
