import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ImportedVisit } from './imported-visit.entity.js';
import { ImportedVisitsRepository } from './imported-visits.repository.js';

/** Remembers which visits of another system have come in. */
@Injectable()
export class ImportedVisitsService {
  constructor(private readonly visits: ImportedVisitsRepository) {}

  /** By reference, the booking or past visit that it became. */
  known(): Promise<Map<string, string>> {
    return this.visits.known();
  }

  remember(visits: readonly ImportedVisit[], tx: EntityManager): Promise<void> {
    return this.visits.remember(visits, tx);
  }
}
