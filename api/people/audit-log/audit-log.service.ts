import { Injectable } from '@nestjs/common';
import { pageOf } from '../../common/page/page.js';
import { dayBounds } from '../../common/time/zone.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { UsersService } from '../users/users.service.js';
import { AuditLogRepository } from './audit-log.repository.js';
import { type AuditPageView, toAuditEntryView } from './audit-log.view.js';
import type { ListAuditDto } from './dto/list-audit.dto.js';

/** Lists actions and log-ins with current names. Entries contain only ids, so erased people no longer appear in them. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly entries: AuditLogRepository,
    private readonly users: UsersService,
    private readonly salons: SalonSettingsService,
  ) {}

  async listAudit(query: ListAuditDto): Promise<AuditPageView> {
    const page = pageOf(query);
    const filter = { action: query.action, actorId: query.actor, objectId: query.object };
    const days = await this.instantsOf(query);
    const { items, total } = await this.entries.list({ ...filter, ...days }, page);
    const ids = items.flatMap(({ actorId, objectId }) => [actorId, objectId]).filter((id) => id !== null);
    const names = await this.users.namesOf([...new Set(ids)]);
    return { items: items.map((entry) => toAuditEntryView(entry, names)), total, ...page };
  }

  /** Days are in the salon's time zone. */
  private async instantsOf({ from, to }: ListAuditDto): Promise<{ from?: Date; to?: Date }> {
    if (from === undefined && to === undefined) return {};
    const { timeZone } = await this.salons.salon();
    return {
      ...(from !== undefined && { from: new Date(dayBounds(from, timeZone).start * 60_000) }),
      ...(to !== undefined && { to: new Date(dayBounds(to, timeZone).end * 60_000) }),
    };
  }
}
