import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';

/** Unblocks the time of someone who leaves. The blocks module provides it, because it may import this one. */
export abstract class LeaversBlocks {
  /** Runs in the transaction of leaving, for a caller who has locked the person. */
  abstract releaseOf(staffId: string, actor: CurrentUser, tx: EntityManager): Promise<void>;
}
