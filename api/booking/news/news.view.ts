import { ApiProperty } from '@nestjs/swagger';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { withoutAddress } from '../../common/text/without-address.js';
import type { NewsKind, NewsRow } from './news.repository.js';

const newsKinds = [
  'booked',
  'moved',
  'changed',
  'cancelled',
  'message',
  'time-off',
  'not-blocked',
] as const satisfies NewsKind[];

/** An action by a client on their booking, a message from a visitor, a request for time off, or a repeating block that had no room. */
export class NewsView {
  _id: string;

  @ApiProperty({ enum: newsKinds })
  kind: NewsKind;

  /** Instant, ISO 8601 in UTC. */
  at: string;

  /**
   * The client, the author of the message, or the team member who asks or could not be blocked. For readers without access to contact details, only the
   * first character of an email address.
   */
  who: string;

  /** True once the reader has seen it, on any device. */
  isSeen: boolean;

  /** Null for anything but a booking. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  bookingId: string | null;

  /** The booking's reference; null for anything else. */
  @ApiProperty({ type: String, nullable: true })
  reference: string | null;

  /** The current start of the booking, or of the time off or block; null for a message. */
  @ApiProperty({ type: String, nullable: true })
  startsAt: string | null;

  /** The services of the booking; for a stylist, only their own. */
  titles: string[];

  /** Null for anything but a message. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  messageId: string | null;
}

export const toNewsView = (row: NewsRow, reader: CurrentUser): NewsView => ({
  _id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  who: mayForAll(reader, 'contacts') ? row.who : withoutAddress(row.who),
  isSeen: row.isSeen,
  bookingId: row.bookingId,
  reference: row.reference,
  startsAt: row.startsAt?.toISOString() ?? null,
  titles: row.titles,
  messageId: row.messageId,
});
