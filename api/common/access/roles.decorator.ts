import { SetMetadata } from '@nestjs/common';
import type { Role } from './role.js';

export const ROLES = 'access:roles';

/** Closes a route to everyone without one of these roles. Roles are read from the database on every request. */
export const Roles = (...roles: Role[]) => SetMetadata(ROLES, roles);
