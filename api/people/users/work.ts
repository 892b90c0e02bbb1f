import type { User } from './user.entity.js';

/** What somebody is here: their role, what is granted beyond it, and who of the team they are. */
export type Work = Pick<User, 'role' | 'grants' | 'staffId'>;
