import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { mainLanguage } from '../../words/languages.gen.js';
import { problems } from '../../words/words.gen.js';
import { catalogue, type ProblemCode } from './catalogue.js';

const codeTable = [
  '| status | code | title |',
  '| --- | --- | --- |',
  ...Object.entries(catalogue).map(
    ([code, status]) => `| ${status} | \`${code}\` | ${problems[mainLanguage][code as ProblemCode]()} |`,
  ),
].join('\n');

/** A view of a module above this one, which knows nothing of them. */
const viewOf = (name: string) => ({ $ref: `#/components/schemas/${name}` });

class FieldProblemView {
  /** The rejected value, as a JSON pointer into the request. */
  @ApiProperty({ example: '#/startsAt' })
  pointer: string;

  /** The reason for the rejection. */
  @ApiProperty()
  detail: string;
}

/** Every answer that is not a success: RFC 9457 with a stable `code`. */
export class ProblemView {
  @ApiProperty({ example: '/problems/slot-taken' })
  type: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ example: 409 })
  status: number;

  @ApiProperty({
    enum: Object.keys(catalogue),
    enumName: 'ProblemCode',
    description: `What programs branch on. A code never changes its meaning.\n\n${codeTable}`,
  })
  code: ProblemCode;

  @ApiPropertyOptional()
  detail?: string;

  /** The id of the request, as in the header `X-Request-Id` of every answer and in the server's log. */
  @ApiProperty()
  instance: string;

  /** The fields that were rejected, the first twenty of them. */
  @ApiPropertyOptional({ type: [FieldProblemView] })
  errors?: FieldProblemView[];

  /** With `slot-taken` and `outside-hours`: the nearest free starts, three at most. */
  @ApiPropertyOptional({ type: [String], format: 'date-time', maxItems: 3 })
  alternatives?: string[];

  /** With `slot-taken`, for the desk: titles of the rooms and devices that are all taken, if the team is free. */
  @ApiPropertyOptional({ type: [String], example: ['Basins'] })
  fullPools?: string[];

  /** With `dates-taken`: every date of the series, each with its state and the nearest free starts. */
  @ApiPropertyOptional({ type: 'array', items: viewOf('SeriesDateView') })
  dates?: object[];

  /** With `blocks-in-the-way`: each block that cannot be made, and why. */
  @ApiPropertyOptional({ type: 'array', items: viewOf('BlockInTheWayView') })
  inTheWay?: object[];

  /** With `delay-in-the-way` and `delay-has-changed`: the current effect of the delay. */
  @ApiPropertyOptional({ allOf: [viewOf('DelayView')] })
  delay?: object;

  /** With `outside-hours`: true if the desk can confirm that this is intended. */
  @ApiPropertyOptional()
  canConfirm?: boolean;

  /** With `terms-changed`: the new terms of the booking. */
  @ApiPropertyOptional({ allOf: [viewOf('PlannedBookingView')] })
  planned?: object;

  /** With `stale-change`: the current booking. */
  @ApiPropertyOptional({ allOf: [viewOf('BookingView')] })
  booking?: object;

  /**
   * With `visits-in-the-way`: the bookings in that time. With `nobody-free`: the bookings that no one can take over.
   */
  @ApiPropertyOptional({ type: 'array', items: viewOf('BookingInTheWayView') })
  visits?: object[];

  /**
   * With `has-coming-visits`: the number of the team member's upcoming bookings; with `bookings-are-to-come`: of the
   * salon's.
   */
  @ApiPropertyOptional({ minimum: 1 })
  comingVisits?: number;

  /** With `price-has-changed` and `sale-not-paid`: the current total. */
  @ApiPropertyOptional({ allOf: [viewOf('QuoteView')] })
  quote?: object;

  /** With `service-has-changed`: the current service. */
  @ApiPropertyOptional({ allOf: [viewOf('ServiceEntryView')] })
  service?: object;

  /** With `count-has-changed`: the current count. */
  @ApiPropertyOptional({ allOf: [viewOf('TillCountView')] })
  count?: object;

  /**
   * With `proof-needed`: the ways for callers to confirm their identity, at `POST /auth/proof`, by a passkey, or by
   * logging in again with Google. Empty if only a new log-in will do.
   */
  @ApiPropertyOptional({ enum: ['totp', 'passkey', 'recovery', 'password', 'google'], isArray: true })
  ways?: string[];

  /** With `already-paid`: the sale, which has to be refunded first. */
  @ApiPropertyOptional()
  saleId?: string;

  /** With `last-admin`: no role was changed. */
  @ApiPropertyOptional({ enum: [0] })
  modifiedCount?: number;

  /** With `last-admin`: no account was deleted. */
  @ApiPropertyOptional({ enum: [0] })
  deletedCount?: number;

  /** With `forbidden`, for requests that check who is an admin. */
  @ApiPropertyOptional({ enum: [false] })
  admin?: boolean;
}
