import { isEmailAddress } from '../../common/validation/email-address.js';
import { readPhone } from '../../common/phone/read-phone.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { ReadRow } from './catalogue-rows.js';
import { RowCells, type ReadingRules } from './cells.js';
import { readDuration } from './domain/durations.js';
import type { Mapping } from './domain/kinds.js';
import { type MomentRules, readMoment } from './domain/moments.js';
import { readPrice } from './domain/prices.js';
import { readVisitStatus } from './domain/visit-status.js';

const MAX_NAME = 120;
const MAX_NOTE = 500;
const MAX_TITLE = 200;
const MAX_MINUTES = 720;

/** How lists of visits are read. */
export interface VisitRules extends ReadingRules {
  timeZone: string;
}

/** A visit as the list has it. */
export interface VisitRow {
  /** Its number in the other system; empty if it has none. */
  reference: string;
  startsAt: EpochMinute;
  /** Null if the list doesn't say. */
  minutes: number | null;
  client: { reference: string; name: string; email: string; phone: string };
  /** Text, or a number of the other system. */
  service: string;
  teamMember: string;
  status: 'cancelled' | 'no-show' | null;
  priceCents: number | null;
  note: string;
}

/** Reads one visit. Null if the row says neither when nor of whom it is. */
export function readVisitRow(
  cells: readonly string[],
  mapping: Mapping,
  rules: VisitRules,
): ReadRow<VisitRow> {
  const row = new RowCells(cells, mapping);
  const moments = {
    order: rules.dateOrder,
    thisYear: Number(rules.today.slice(0, 4)),
    zone: rules.timeZone,
  };
  const start = readMoment(row.get('startsAt'), row.get('visitDay'), moments);
  if (start === null) return { row: null, problem: 'noTime' };
  const client = clientIn(row, rules);
  if (client.reference === '' && client.name === '' && client.email === '' && client.phone === '') {
    return { row: null, problem: 'noClient' };
  }
  if (start.isDoubtful) row.note('clockChange');
  const price = row.get('price') === '' ? null : readPrice(row.get('price'), rules.priceReading);
  return {
    row: {
      reference: row.get('reference').slice(0, 100),
      startsAt: start.at,
      minutes: minutesIn(row, start.at, moments),
      client,
      service: row.text('service', MAX_TITLE),
      teamMember: namedOnce(row.text('teamMember', MAX_NAME)),
      status: readVisitStatus(row.get('status')),
      priceCents: price === null || price === 'undecided' ? null : price.cents,
      note: row.cut(row.get('note'), MAX_NOTE),
    },
    problem: row.problem,
  };
}

/** Our own downloads name the team member of each service: `Maya; Maya`. */
function namedOnce(text: string): string {
  const [first = '', ...others] = text.split('; ');
  return others.every((name) => name === first) ? first : text;
}

/** A calendar may write `Elsa <elsa@example.com>`, or an address alone. */
function clientIn(row: RowCells, { phoneCountry }: ReadingRules): VisitRow['client'] {
  const written = row.text('client', MAX_NAME).split('\n')[0] ?? '';
  const [, before = written, inBrackets = ''] = /^(.*)<([^<>]+)>$/.exec(written) ?? [];
  const isAddress = isEmailAddress(before.trim());
  const halves = [row.text('clientFirstName', MAX_NAME), row.text('clientLastName', MAX_NAME)];
  const [first = ''] = (row.get('clientEmail') || inBrackets || (isAddress ? before : '')).split(/[\s,;]+/);
  const email = isEmailAddress(first) ? first : '';
  const phone = readPhone(row.text('clientPhone', 60), phoneCountry) ?? '';
  return {
    reference: row.get('clientReference').slice(0, 100),
    name: (isAddress ? '' : before.trim()) || halves.filter(Boolean).join(' ').slice(0, MAX_NAME),
    email,
    phone: /^(?=.{0,32}$)(?:[+ ()./-]*[0-9]){4,}[+ ()./-]*$/.test(phone) ? phone : '',
  };
}

/** In steps of five, as the diary has them. */
function minutesIn(row: RowCells, startsAt: EpochMinute, moments: MomentRules): number | null {
  const end = readMoment(row.get('endsAt'), row.get('visitDay') || row.get('startsAt'), moments);
  const minutes = readDuration(row.get('duration')) ?? (end === null ? 0 : end.at - startsAt);
  if (minutes <= 0 || minutes > MAX_MINUTES) return null;
  const rounded = Math.ceil(minutes / 5) * 5;
  if (rounded !== minutes) row.note('durationRounded');
  return rounded;
}
