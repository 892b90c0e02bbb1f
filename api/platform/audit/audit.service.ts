import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { AuditAction } from './audit-action.js';
import type { AuditDetail } from './audit-entry.entity.js';
import { AuditRepository } from './audit.repository.js';

/** Somebody did something to something. */
export interface AuditedAct {
  /** Null when nobody was signed in, or the app did it itself. */
  actor: { id: string | null; sessionId?: string | null };
  action: AuditAction;
  object: { type: string; id: string };
  /** Ids only, never an address or anything else that says who somebody is. */
  detail?: AuditDetail;
}

/** Records who did what. The `audit-log` module shows it: it needs names, which only modules above this one know. */
@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Recorded in the transaction of the act: what cannot be recorded does not happen. */
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
}
