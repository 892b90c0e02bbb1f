import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ImportedVisit } from './imported-visit.entity.js';

@Injectable()
export class ImportedVisitsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** By reference, the booking or past visit that it became. */
  async known(): Promise<Map<string, string>> {
    const visits = await this.source.manager.find(ImportedVisit);
    return new Map(
      visits.map(({ reference, bookingId, pastVisitId }) => [reference, bookingId ?? pastVisitId ?? '']),
    );
  }

  async remember(visits: readonly ImportedVisit[], tx: EntityManager): Promise<void> {
    if (visits.length > 0) await tx.insert(ImportedVisit, [...visits]);
  }
}
