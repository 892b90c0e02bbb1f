import { SetMetadata } from '@nestjs/common';
import type { Capability } from './may.js';

export const MAY = 'access:may';

/**
 * Closes a route to everybody who may not do this at all (`may.ts`). Where somebody may do it with their own things only, the
 * service behind the route sees to it.
 */
export const May = (capability: Capability) => SetMetadata(MAY, capability);
