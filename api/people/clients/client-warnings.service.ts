import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll, mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import type { ClientReference } from './client-lookup.service.js';
import { ClientsRepository } from './clients.repository.js';
import { isInFileWindow } from './domain/client-file.js';

/** Whose visit it is, when, and who does it. */
interface Visit extends ClientReference {
  startsAt: Date;
  lines: readonly { staffId: string }[];
}

/** What nobody may overlook about the clients of some visits. */
@Injectable()
export class ClientWarningsService {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly clock: Clock,
  ) {}

  /** Gives the warning of each visit, empty where there is none, or where the client's file is closed to the reader. */
  async forVisits(visits: readonly Visit[], actor: CurrentUser): Promise<(visit: Visit) => string> {
    const now = this.clock.now();
    const isOpen = ({ startsAt, lines }: Visit) =>
      mayForAll(actor, 'clients') ||
      (mayAtAll(actor, 'clients') &&
        isInFileWindow(startsAt, now) &&
        lines.some(({ staffId }) => staffId === actor.staffId));
    const ids = new Set(visits.filter(isOpen).flatMap((visit) => idOf(visit) ?? []));
    const warnings = ids.size > 0 ? await this.clients.warnings([...ids]) : new Map<string, string>();
    return (visit) => (isOpen(visit) && warnings.get(idOf(visit) ?? '')) || '';
  }
}

const idOf = ({ clientId, cardId }: ClientReference): string | null => clientId ?? cardId;
