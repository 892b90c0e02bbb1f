import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { dayBounds } from '../common/time/zone.js';
import type { AuditAction } from './audit-action.js';
import type { AuditDetail } from './audit-entry.entity.js';
import { AuditRepository } from './audit.repository.js';
import { type AuditPageView, toAuditEntryView } from './audit.view.js';
import type { ListAuditDto } from './dto/list-audit.dto.js';

const PAGE_SIZE = 25;

/** Somebody did something to something. */
export interface AuditedAct {
  /** Null for somebody who was not signed in, or the house itself. */
  actor: { id: string | null; sessionId?: string | null };
  action: AuditAction;
  object: { type: string; id: string };
  /** Ids only, never an address or anything else that says who somebody is. */
  detail?: AuditDetail;
}

@Injectable()
export class AuditService {
  constructor(
    private readonly entries: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Written in the transaction of the act: what cannot be written down does not happen. */
  record({ actor, action, object, detail = {} }: AuditedAct, within: EntityManager): Promise<void> {
    return this.entries.add(
      {
        at: this.clock.now(),
        actorId: actor.id,
        sessionId: actor.sessionId ?? null,
        action,
        objectType: object.type,
        objectId: object.id,
        detail,
      },
      within,
    );
  }

  async listAudit(ask: ListAuditDto): Promise<AuditPageView> {
    const { page = 1, pageSize = PAGE_SIZE } = ask;
    const filter = { action: ask.action, actorId: ask.actor, objectId: ask.object };
    const days = await this.instantsOf(ask);
    const { items, total } = await this.entries.list({ ...filter, ...days }, { page, pageSize });
    const ids = new Set(items.flatMap(({ actorId, objectId }) => [actorId ?? objectId, objectId]));
    const people = new Map((await this.entries.peopleAmong([...ids])).map((person) => [person.id, person]));
    return { items: items.map((entry) => toAuditEntryView(entry, people)), total, page, pageSize };
  }

  private async instantsOf({ from, to }: ListAuditDto): Promise<{ from?: Date; to?: Date }> {
    if (from === undefined && to === undefined) return {};
    const zone = await this.entries.timeZone();
    return {
      ...(from !== undefined && { from: new Date(dayBounds(from, zone).start * 60_000) }),
      ...(to !== undefined && { to: new Date(dayBounds(to, zone).end * 60_000) }),
    };
  }
}
