import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { type LimitName, sharesWithOthers } from './limits.js';
import { giveBackWhenInvalid } from './shared-uses.js';

export const LIMIT = 'limits:name';
export const IS_UNLIMITED = 'limits:none';

/** Limits how often a route may be called, by the row of this name in `limits.ts`. */
export const Limited = (name: LimitName) =>
  applyDecorators(
    SetMetadata(LIMIT, name),
    ...(sharesWithOthers(name) ? [UseInterceptors(giveBackWhenInvalid)] : []),
  );

/** Exempts a route from counting: health checks must be answered even when everything else is busy. */
export const Unlimited = () => SetMetadata(IS_UNLIMITED, true);
