import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { ImportedVisit } from './imported-visit.entity.js';

@Injectable()
export class ImportedVisitsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** By reference, the booking or past visit that it became. */
  async known(): Promise<Map<string, string>> {
    const visits = await queryRows(
      this.source,
      { reference: text, id: text },
      `SELECT reference, coalesce(booking_id, past_visit_id) AS id FROM imported_visits`,
    );
    return new Map(visits.map(({ reference, id }) => [reference, id]));
  }

  async remember(visits: readonly ImportedVisit[], tx: EntityManager): Promise<void> {
    if (visits.length > 0) await tx.insert(ImportedVisit, [...visits]);
  }
}
