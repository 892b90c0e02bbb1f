import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { AuditAction } from './audit-action.js';
import type { AuditDetail } from './audit-entry.entity.js';
import { AuditRepository } from './audit.repository.js';

/** An action by someone on an object. */
export interface AuditedAct {
  /** Null if no one was logged in, or the app acted on its own. */
  actor: { id: string | null; sessionId?: string | null };
  action: AuditAction;
  object: { type: string; id: string };
  /** Ids only, never an address or anything else that identifies a person. */
  detail?: AuditDetail;
}

/** Records who did what. The `audit-log` module shows it: names are known only to modules above this one. */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Records the action in its own transaction, so that no action goes unrecorded. */
  record({ actor, action, object, detail = {} }: AuditedAct, tx: EntityManager): Promise<void> {
    return this.entries.addEntry(
      {
        at: this.clock.now(),
        actorId: actor.id,
        sessionId: actor.sessionId ?? null,
        action,
        objectType: object.type,
        objectId: object.id,
        detail,
      },
      tx,
    );
  }

  /** Times at which one of these actions was last done to each of these objects, by id; nothing for the others. */
  async lastActsOn(
    acts: { type: string; actions: readonly AuditAction[] },
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Date>> {
    return new Map((await this.entries.lastActsOn(acts, ids)).map(({ id, at }) => [id, at]));
  }

  /** True if this person did it to this object at or after that time. */
  hasDone({ actor, action, object }: AuditedAct, since: Date): Promise<boolean> {
    return this.entries.hasDone({ actorId: actor.id, action, objectId: object.id }, since);
  }
}
