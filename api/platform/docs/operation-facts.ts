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

/** What the decorators of a handler say of it. */
export interface OperationFacts {
  /** Open to visitors. */
  isPublic: boolean;
  /** Who may call it; null for anybody whom `isPublic` lets in. */
  roles: Role[] | null;
  /** What somebody needs to be allowed to do to call it, at least with their own things; see `may.ts`. */
  capability: Capability | null;
  /** Also open to whoever has the link in an email about the booking. */
  isByBookingLink: boolean;
  /** Of whom it asks to have proved within ten minutes who they are; null for nobody. */
  proof: FreshProofRule | null;
  /** What of it is closed to the accounts of the open demo; null for nothing. */
  closedInDemo: ClosedInDemoTo | null;
  /** Its own row in the table of limits, if it has one. */
  limit: LimitName | null;
  /** Not counted at all. */
  isUnlimited: boolean;
}

/** The facts of every handler, by its name, which is the name of its operation. */
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
