import { readPhone } from '../../common/phone/read-phone.js';
import { nameKey } from '../../common/text/name-key.js';
import { isEmailAddress } from '../../common/validation/email-address.js';
import { RowCells, type ReadingRules, type RowProblem } from './cells.js';
import { plainFigures } from '../../common/text/plain-figures.js';
import type { LocalDate } from '../../common/time/local-date.js';
import type { EarlierTotals } from '../../people/earlier-visits/domain/earlier-totals.js';
import { readDate } from './domain/dates.js';
import { readPrice } from './domain/prices.js';
import type { Mapping } from './domain/kinds.js';
import { readBlock, readConsent } from './domain/yes-or-no.js';

/** The same bounds as where the desk types them: `AddClientDto`. */
const MAX_NAME = 120;
const MAX_NOTE = 2000;
const MAX_ADDRESS = 300;
const MAX_SOURCE = 100;
const MAX_TAG = 30;
const MAX_TAGS = 10;

const PHONE = /^(?=.{0,32}$)(?:[+ ()./-]*[0-9]){4,}[+ ()./-]*$/;

/** A client as the file has them. */
export interface ClientRow {
  /** Their number in the other system; empty if it has none. */
  reference: string;
  name: string;
  email: string;
  phone: string;
  birthday: string;
  address: string;
  note: string;
  tags: string[];
  source: string;
  clientSince: LocalDate | null;
  /** Null if the list has none of these figures. */
  earlierTotals: EarlierTotals | null;
  isBlocked: boolean;
  consents: { kind: ConsentOfRow; isGiven: boolean }[];
}

const consentFields = {
  emailNews: 'email-news',
  messageNews: 'message-news',
  emailReminders: 'email-reminders',
  messageReminders: 'message-reminders',
} as const;
type ConsentOfRow = (typeof consentFields)[keyof typeof consentFields];

/** Reads one client. Null if the row names no one. */
export function readClientRow(
  cells: readonly string[],
  mapping: Mapping,
  rules: ReadingRules,
): { row: ClientRow | null; problem: RowProblem | null } {
  const row = new RowCells(cells, mapping);
  const [email, otherEmails] = emailsIn(row);
  const [phone, otherPhones] = phonesIn(row, rules);
  const name = row.cut(
    row.text('name', MAX_NAME) ||
      [row.text('firstName', MAX_NAME), row.text('lastName', MAX_NAME)].filter(Boolean).join(' '),
    MAX_NAME,
  );
  const shown = name || email || phone;
  if (shown === '') return { row: null, problem: 'noName' };
  const client = {
    reference: row.get('reference').slice(0, 100),
    name: shown,
    email,
    phone,
    birthday: birthdayIn(row, rules),
    address: row.cut(addressIn(row), MAX_ADDRESS),
    note: row.cut([row.get('note'), ...otherPhones, ...otherEmails].filter(Boolean).join('\n'), MAX_NOTE),
    tags: tagsIn(row),
    source: row.text('source', MAX_SOURCE),
    clientSince: dayIn(row, 'clientSince', rules) ?? dayIn(row, 'firstVisit', rules),
    earlierTotals: earlierTotalsIn(row, rules),
    isBlocked: readBlock(row.get('isBlocked')),
    // Only an explicit column of that very channel says yes or no.
    consents: Object.entries(consentFields).flatMap(([field, kind]) => {
      const isGiven = readConsent(row.get(field as keyof typeof consentFields));
      return isGiven === null ? [] : [{ kind, isGiven }];
    }),
  };
  return { row: client, problem: row.problem };
}

/** The first address. Some systems list several: the others go into the note. */
function emailsIn(row: RowCells): [email: string, others: string[]] {
  const [first = '', ...others] = row.get('email').split(/[\s,;]+/);
  const readable = [...new Set(others)].filter((other) => other !== first && isEmailAddress(other));
  if (first === '' || isEmailAddress(first)) return [first, readable];
  row.note('emailUnreadable');
  return ['', readable];
}

/** The mobile number first. The desk shows one number, so others go into the note. */
function phonesIn(row: RowCells, { phoneCountry }: ReadingRules): [phone: string, others: string[]] {
  const read = (['mobile', 'phone'] as const).flatMap((field) =>
    numbersIn(row.get(field)).flatMap((written) => {
      const phone = readPhone(row.cut(written, 60), phoneCountry);
      if (phone !== null && PHONE.test(phone)) return [phone];
      row.note('phoneUnreadable');
      return [];
    }),
  );
  const [phone = '', ...others] = new Set(read);
  return [phone, others];
}

/** Several numbers in one cell. `030/1234567` is one. */
const numbersIn = (cell: string): string[] =>
  partsWithNumbers(cell, /[,;|\n]/)
    .flatMap((line) => partsWithNumbers(line, '/'))
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);

/** The parts, unless one is too short for a number. */
function partsWithNumbers(text: string, sign: RegExp | string): string[] {
  const parts = text.split(sign);
  return parts.every((part) => plainFigures(part).replaceAll(/\D/g, '').length >= 6) ? parts : [text];
}

function birthdayIn(row: RowCells, { dateOrder, today }: ReadingRules): string {
  const written = row.get('birthday');
  if (written === '') return '';
  const day = readDate(written, { order: dateOrder, thisYear: Number(today.slice(0, 4)) });
  // A birthday without a year begins with a dash, which sorts before every digit.
  if (day !== null && day !== 'undecided' && day <= today) return day;
  row.note('birthdayUnreadable');
  return '';
}

function dayIn(
  row: RowCells,
  field: 'clientSince' | 'firstVisit' | 'lastVisit',
  { dateOrder, today }: ReadingRules,
): LocalDate | null {
  const written = row.get(field);
  const day = readDate(written, { order: dateOrder, thisYear: Number(today.slice(0, 4)) });
  const isDay = day !== null && /^\d/.test(day);
  // Words, and a date of zeros, stand for no date.
  if (!isDay && /[1-9]/.test(written)) row.note('totalsUnreadable');
  return isDay && day <= today ? (day as LocalDate) : null;
}

/** A last visit that is still to come is no visit yet. */
function earlierTotalsIn(row: RowCells, rules: ReadingRules): EarlierTotals | null {
  const totals = {
    visits: countIn(row, 'visitCount'),
    spentCents: spentIn(row, rules),
    currency: rules.currency,
    noShows: countIn(row, 'noShowCount'),
    firstVisitDay: dayIn(row, 'firstVisit', rules),
    lastVisitDay: dayIn(row, 'lastVisit', rules),
  };
  const { currency: _, ...figures } = totals;
  return Object.values(figures).some((figure) => figure !== null) ? totals : null;
}

function countIn(row: RowCells, field: 'visitCount' | 'noShowCount'): number | null {
  const written = row.get(field).replaceAll(/[ ’'.,](?=\d{3}(?!\d))/g, '');
  if (written === '') return null;
  // A spreadsheet may write a count with decimals.
  const [, count] = /^(\d{1,6})(?:[.,]0+)?$/.exec(plainFigures(written)) ?? [];
  if (count === undefined) row.note('totalsUnreadable');
  return count === undefined ? null : Number(count);
}

function spentIn(row: RowCells, { priceReading }: ReadingRules): number | null {
  const written = row.get('totalSpent');
  if (written === '') return null;
  const price = readPrice(written, priceReading);
  if (price !== null && price !== 'undecided') return price.cents;
  row.note('totalsUnreadable');
  return null;
}

const addressIn = (row: RowCells): string =>
  [
    row.get('street'),
    row.get('streetMore'),
    [row.get('postalCode'), row.get('city')].filter(Boolean).join(' '),
    row.get('region'),
    row.get('country'),
  ]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

function tagsIn(row: RowCells): string[] {
  const tags = row
    .get('tags')
    .split(/[,;|\n]/)
    .map((tag) => row.cut(tag.trim(), MAX_TAG))
    .filter(Boolean);
  const different = tags.filter(
    (tag, index) => tags.findIndex((other) => nameKey(other) === nameKey(tag)) === index,
  );
  if (different.length > MAX_TAGS) row.note('textCut');
  return different.slice(0, MAX_TAGS);
}
