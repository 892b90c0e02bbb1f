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
  /** Where the rejected value is, as a JSON pointer into the request. */
  @ApiProperty({ example: '#/startsAt' })
  pointer: string;

  /** Why it was rejected. */
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

  /** With `dates-taken`: every date of the series, each with its state and the nearest free starts. */
  @ApiPropertyOptional({ type: 'array', items: viewOf('SeriesDateView') })
  dates?: object[];

  /** With `blocks-in-the-way`: each block that cannot be made, and why. */
  @ApiPropertyOptional({ type: 'array', items: viewOf('BlockInTheWayView') })
  inTheWay?: object[];

  /** With `delay-in-the-way` and `delay-has-changed`: what the delay would do now. */
  @ApiPropertyOptional({ allOf: [viewOf('DelayView')] })
  delay?: object;

  /** With `outside-hours`: whether the desk may confirm that this is intended. */
  @ApiPropertyOptional()
  canConfirm?: boolean;

  /** With `terms-changed`: what the booking would become. */
  @ApiPropertyOptional({ allOf: [viewOf('PlannedBookingView')] })
  planned?: object;

  /** With `stale-change`: the booking as it is now. */
  @ApiPropertyOptional({ allOf: [viewOf('BookingView')] })
  booking?: object;

  /** With `visits-in-the-way`: the bookings in that time. With `nobody-free`: those that nobody can take over. */
  @ApiPropertyOptional({ type: 'array', items: viewOf('BookingInTheWayView') })
  visits?: object[];

  /** With `has-coming-visits`: how many bookings the team member still has; with `bookings-are-to-come`: the salon. */
  @ApiPropertyOptional({ minimum: 1 })
  comingVisits?: number;

  /** With `price-has-changed` and `sale-not-paid`: what it comes to. */
  @ApiPropertyOptional({ allOf: [viewOf('QuoteView')] })
  quote?: object;

  /** With `service-has-changed`: the service as it is now. */
  @ApiPropertyOptional({ allOf: [viewOf('ServiceEntryView')] })
  service?: object;

  /** With `count-has-changed`: what the count comes to now. */
  @ApiPropertyOptional({ allOf: [viewOf('TillCountView')] })
  count?: object;

  /**
   * With `proof-needed`: how the caller can prove that it is them, at `POST /auth/proof`, by a passkey, or by logging in again
   * with Google. Empty if only another log-in will do.
   */
  @ApiPropertyOptional({ enum: ['totp', 'passkey', 'recovery', 'password', 'google'], isArray: true })
  ways?: string[];

  /** With `already-paid`: the sale, whose money has to be given back first. */
  @ApiPropertyOptional()
  saleId?: string;

  /** With `last-admin`: nobody's role was changed. */
  @ApiPropertyOptional({ enum: [0] })
  modifiedCount?: number;

  /** With `last-admin`: no account was deleted. */
  @ApiPropertyOptional({ enum: [0] })
  deletedCount?: number;

  /** With `forbidden`, where it was asked who is an admin. */
  @ApiPropertyOptional({ enum: [false] })
  admin?: boolean;
}
