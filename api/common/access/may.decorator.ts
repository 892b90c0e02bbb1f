import { SetMetadata } from '@nestjs/common';
import type { Capability } from './may.js';

export const MAY = 'access:may';

/**
 * Closes a route to everyone without this capability (`may.ts`). If someone has it only for their own records, the
 * service behind the route checks that.
 */
export const May = (capability: Capability) => SetMetadata(MAY, capability);
