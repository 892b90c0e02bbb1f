import type { User } from './user.entity.js';

/** A person's role, rights beyond it, and team member record. */
export type Work = Pick<User, 'role' | 'grants' | 'staffId'>;
