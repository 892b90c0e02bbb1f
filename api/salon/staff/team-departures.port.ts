import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';

/** Reacts to someone leaving the team. The invitations module provides it, because it may import this one. */
export abstract class TeamDepartures {
  /** Runs in the transaction of leaving, for a caller who has locked the person. */
  abstract onLeft(staffId: string, actor: CurrentUser, tx: EntityManager): Promise<void>;
}
