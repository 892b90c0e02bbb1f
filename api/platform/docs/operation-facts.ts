import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { BY_BOOKING_LINK } from '../../common/access/by-booking-link.decorator.js';
import { CLOSED_IN_DEMO, type ClosedInDemoTo } from '../../common/access/closed-in-demo.decorator.js';
import { FRESH_PROOF, type FreshProofRule } from '../../common/access/fresh-proof.decorator.js';
import type { Capability } from '../../common/access/may.js';
import { MAY } from '../../common/access/may.decorator.js';
import { IS_PUBLIC } from '../../common/access/public.decorator.js';
import type { Role } from '../../common/access/role.js';
import { ROLES } from '../../common/access/roles.decorator.js';
import { IS_UNLIMITED, LIMIT } from '../limits/limited.decorator.js';
import type { LimitName } from '../limits/limits.js';

/** Facts from a handler's decorators. */
export interface OperationFacts {
  /** Open to visitors. */
  isPublic: boolean;
  /** Roles that may call it; null for anyone `isPublic` admits. */
  roles: Role[] | null;
  /** The capability that callers need, at least for their own records; see `may.ts`. */
  capability: Capability | null;
  /** Also open to the bearer of a booking link from an email. */
  isByBookingLink: boolean;
  /** Callers who must have confirmed their identity within the last ten minutes; null for no one. */
  proof: FreshProofRule | null;
  /** Parts closed to the accounts of the public demo; null if there are none. */
  closedInDemo: ClosedInDemoTo | null;
  /** Its own row in the table of limits, if any. */
  limit: LimitName | null;
  /** Exempt from all limits. */
  isUnlimited: boolean;
}

/** The facts of every handler, by its name, which is also the operation's name. */
export function readOperationFacts(app: INestApplicationContext): Map<string, OperationFacts> {
  const reflector = new Reflector();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return new Map(
    controllers.flatMap(({ metatype }) => {
      if (!metatype || typeof metatype !== 'function') return [];
      const methods = Object.entries(Object.getOwnPropertyDescriptors(metatype.prototype));
      return methods.flatMap(([name, { value }]) => {
        const handler: unknown = value;
        if (typeof handler !== 'function') return [];
        const targets = [handler, metatype];
        const read = <Value>(key: string) => reflector.getAllAndOverride<Value | undefined>(key, targets);
        const roles = read<Role[]>(ROLES) ?? null;
        const capability = read<Capability>(MAY) ?? null;
        const facts = {
          isPublic: (read<boolean>(IS_PUBLIC) ?? false) && !roles && !capability,
          roles,
          capability,
          isByBookingLink: read<boolean>(BY_BOOKING_LINK) ?? false,
          proof: read<FreshProofRule>(FRESH_PROOF) ?? null,
          closedInDemo: read<ClosedInDemoTo>(CLOSED_IN_DEMO) ?? null,
          limit: read<LimitName>(LIMIT) ?? null,
          isUnlimited: read<boolean>(IS_UNLIMITED) ?? false,
        };
        return [[name, facts] as const];
      });
    }),
  );
}
