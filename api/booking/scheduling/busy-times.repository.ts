import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type EpochMinute, epochMinute, toIso } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import {
  bool,
  digits,
  list,
  minute,
  nullable,
  object,
  type RowOf,
  text,
  unparsed,
} from '../../database/columns.js';
import { readRows } from '../../database/read-rows.js';
import { queryRows } from '../../database/rows.js';
import { placed, type Statement } from '../../database/statement.js';
import type { KeptAnswer } from '../../platform/idempotency/kept-answer.js';
import { holderOf } from './hold.entity.js';
import { type Except, holdingAccountOf } from './schedule-request.js';
import { seatColumns } from './seats.repository.js';
import type { SeatRow } from './seats.js';
import { type BusyInterval, MAX_ALLOCATION_MINUTES, type StaffTime } from './staff-time.js';

export interface BusyQuery {
  staffIds: string[];
  /** Units whose seats are read along; left out for none. */
  unitIds?: string[];
  bounds: Interval<EpochMinute>;
  now: Date;
  except?: Except;
  /** Accounts and client records whose other bookings matter, and their bookings to leave out. */
  clients?: { clientId: string; exceptIds: string[] }[];
}

export interface Busy {
  planVersion: number;
  busy: BusyInterval[];
  /** Who has these units, including the excepted booking. */
  seats: SeatRow[];
  /** True if the excepted client has any other hold than the excepted one. */
  isHolding: boolean;
  /** Each client's other bookings, in the order asked. */
  clientsBusy: Interval<EpochMinute>[][];
  /** The time taken by the excepted hold; empty without one. */
  held: StaffTime[];
  /** An earlier answer to the same submit; null if there was none. */
  keptAnswer: KeptAnswer | null;
}

/** All work, or all blocks, of a team member; one row without a team member if no one is busy. */
const busyColumns = {
  version: digits,
  is_holding: bool,
  /** For each client, arrays of `[start, end]`; null if they have no booking. */
  clients_busy: list(nullable(list(list(minute)))),
  held: list(object<StaffTime>({ staffId: text, start: minute, end: minute })),
  kept_answer: nullable(object<KeptAnswer>({ requestHash: text, answer: unparsed })),
  staff_id: nullable(text),
  is_work: nullable(bool),
  starts: nullable(text),
  ends: nullable(text),
  /** In a row of its own, without a team member. */
  seats: nullable(list(object<SeatRow>(seatColumns))),
};

type BusyRow = RowOf<typeof busyColumns>;

/** A valid id without a row, so that "except nothing" needs no second query. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** PostgreSQL writes an array of numbers as `{1,2}`. */
const minutesOf = (array: string) => JSON.parse(`[${array.slice(1, -1)}]`) as EpochMinute[];

function theOne<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('A row that was written did not come back.');
  return row;
}

/** Times of the client's bookings, as an array of `[start, end]` in epoch minutes; null if they have none. */
const clientBusyStatement = (
  clientId: string,
  { start, end }: Interval<EpochMinute>,
  exceptIds: string[],
): Statement => ({
  sql: `SELECT json_agg(json_build_array(
     (date_part('epoch', starts_at) / 60)::int, (date_part('epoch', ends_at) / 60)::int))
   FROM bookings
   WHERE (client_id = $1 OR card_id = $1) AND starts_at >= to_timestamp($2) - interval '1 day' AND starts_at < to_timestamp($3)
     AND status IN ('confirmed', 'arrived') AND id <> ALL ($4::uuid[])`,
  values: [clientId, start * 60, end * 60, exceptIds],
});

/** The time taken by the hold in this parameter, as a JSON array. */
const heldSql = (holdId: string) => `SELECT COALESCE(json_agg(json_build_object('staffId', staff_id,
     'start', (date_part('epoch', lower(during)) / 60)::int,
     'end', (date_part('epoch', upper(during)) / 60)::int)), '[]')
   FROM allocations WHERE hold_id = ${holdId}`;

/**
 * One more row, with the seats on the units in this parameter. Another hold of the caller's does not count, as for
 * people; the booking that is replaced does, since the desk may hold a second time beside it.
 */
const seatsSql = (unitIds: number) => `
         UNION ALL
         SELECT NULL, NULL, NULL, NULL, json_agg(json_build_object('id', id::text, 'unitId', unit_id,
           'bookingId', booking_id, 'isPinned', is_pinned,
           'start', (date_part('epoch', lower(during)) / 60)::int,
           'end', (date_part('epoch', upper(during)) / 60)::int) ORDER BY lower(during), id)
         FROM unit_allocations
         WHERE unit_id = ANY ($${unitIds}::uuid[])
           AND lower(during) >= $2 AND lower(during) < $3 AND upper(during) > $4
           AND (expires_at IS NULL OR expires_at > $5)
           AND (hold_id IS NULL OR hold_id <> $6)
           AND (hold_id IS NULL OR $8::text IS NULL
             OR NOT EXISTS (SELECT FROM holds WHERE holds.id = hold_id AND holder = $8))`;

/** Converts a pair of minutes from JSON. */
const intervalOf = ([start, end]: EpochMinute[]): Interval<EpochMinute>[] =>
  start === undefined || end === undefined ? [] : [{ start, end }];

function unpacked(row: BusyRow): BusyInterval[] {
  const { staff_id: staffId, is_work: isWork, starts, ends } = row;
  if (staffId === null || isWork === null || starts === null || ends === null) return [];
  const endMinutes = minutesOf(ends);
  return minutesOf(starts).map((start, index) => ({
    staffId,
    isWork,
    start,
    end: endMinutes[index] ?? start,
  }));
}

/** Reads who is busy when. Every search for a free time uses it. */
@Injectable()
export class BusyTimesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /**
   * Busy times of these people in the window, with the plan version they belong to. Packed by person, because the
   * driver spends more on a row than on its numbers, and a month has a thousand of them.
   *
   * @param keptAnswer looks up the answer to an earlier submit, as one JSON value
   */
  async busyWithin(
    { staffIds, unitIds = [], bounds, now, except, clients = [] }: BusyQuery,
    keptAnswer: Statement | null,
    tx?: EntityManager,
  ): Promise<Busy> {
    const holder = except ? holdingAccountOf(except) : null;
    const values: unknown[] = [
      staffIds,
      toIso(epochMinute(bounds.start - MAX_ALLOCATION_MINUTES)),
      toIso(bounds.end),
      toIso(bounds.start),
      now,
      except?.holdId ?? NOBODY,
      except?.bookingId ?? NOBODY,
      holder && holderOf(holder),
    ];
    const ofUnits = unitIds.length > 0 ? seatsSql(values.push(unitIds)) : '';
    const ofClients = placed(
      clients.map(({ clientId, exceptIds }) => clientBusyStatement(clientId, bounds, exceptIds)),
      values,
    ).map((sql) => `(${sql})`);
    const [ofSubmit = 'NULL::json'] = placed(keptAnswer ? [keptAnswer] : [], values);
    const held = except?.holdId === undefined ? `SELECT '[]'::json` : heldSql('$6');
    const sql = `SELECT version, staff_id, is_work, starts, ends, seats,
         $8::text IS NOT NULL AND EXISTS (SELECT FROM holds WHERE holder = $8 AND id <> $6) AS is_holding,
         json_build_array(${ofClients.join(', ')}) AS clients_busy, (${held}) AS held,
         (${ofSubmit}) AS kept_answer
       FROM plan_version LEFT JOIN (
         SELECT staff_id, kind <> 'block' AS is_work,
           array_agg((date_part('epoch', lower(during)) / 60)::int)::text AS starts,
           array_agg((date_part('epoch', upper(during)) / 60)::int)::text AS ends, NULL::json AS seats
         FROM allocations
         WHERE staff_id = ANY ($1::uuid[])
           AND lower(during) >= $2 AND lower(during) < $3 AND upper(during) > $4
           AND (expires_at IS NULL OR expires_at > $5)
           AND (hold_id IS NULL OR hold_id <> $6)
           AND (booking_id IS NULL OR booking_id <> $7)
           AND (hold_id IS NULL OR $8::text IS NULL
             OR NOT EXISTS (SELECT FROM holds WHERE holds.id = hold_id AND holder = $8))
         GROUP BY staff_id, kind <> 'block'${ofUnits}
       ) AS busy ON TRUE`;
    const rows = await (tx
      ? queryRows(tx, busyColumns, sql, values)
      : readRows(this.source, busyColumns, sql, values));
    const first = theOne(rows[0]);
    return {
      planVersion: Number(first.version),
      busy: rows.flatMap(unpacked),
      seats: rows.flatMap(({ seats }) => seats ?? []),
      isHolding: first.is_holding,
      held: first.held,
      clientsBusy: first.clients_busy.map((times) => (times ?? []).flatMap(intervalOf)),
      keptAnswer: first.kept_answer,
    };
  }
}
