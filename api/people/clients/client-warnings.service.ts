import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll, mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import type { ClientReference } from './client-lookup.service.js';
import { ClientsRepository } from './clients.repository.js';
import { isInFileWindow } from './domain/client-file.js';

/** The client, start and team members of a visit. */
interface Visit extends ClientReference {
  startsAt: Date;
  lines: readonly { staffId: string }[];
}

/** Shows the warnings about clients of some visits. */
@Injectable()
export class ClientWarningsService {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly clock: Clock,
  ) {}

  /** The warning for each visit; empty without one, or if the client's file is closed to the reader. */
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
