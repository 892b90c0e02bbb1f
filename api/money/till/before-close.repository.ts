import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type ColumnsOf, instant, oneOf, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';

/** A visit today that may still bring in money. */
export interface VisitAhead {
  bookingId: string;
  clientName: string;
  startsAt: Date;
  status: 'confirmed' | 'arrived';
}

const visitAheadColumns: ColumnsOf<VisitAhead> = {
  bookingId: text,
  clientName: text,
  startsAt: instant,
  status: oneOf('confirmed', 'arrived'),
};

@Injectable()
export class BeforeCloseRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Visits that begin within these instants and have neither ended nor been cancelled, in their order. */
  visitsAhead(from: Date, until: Date): Promise<VisitAhead[]> {
    return queryRows(
      this.source,
      visitAheadColumns,
      `SELECT id AS "bookingId", client_name AS "clientName", starts_at AS "startsAt", status FROM bookings
       WHERE status IN ('confirmed', 'arrived') AND starts_at >= $1 AND starts_at < $2
       ORDER BY starts_at, id`,
      [from, until],
    );
  }
}
