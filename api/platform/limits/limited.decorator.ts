import { SetMetadata } from '@nestjs/common';
import type { LimitName } from './limits.js';

export const LIMIT = 'limits:name';
export const IS_UNLIMITED = 'limits:none';

/** Bounds how often a route may be called, by the row of this name in `limits.ts`. */
export const Limited = (name: LimitName) => SetMetadata(LIMIT, name);

/** Not counted at all: for health checks, which must be answered when everything else is busy. */
export const Unlimited = () => SetMetadata(IS_UNLIMITED, true);
