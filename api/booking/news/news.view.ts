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

  /** The client, who wrote, or the team member who asks or is not blocked. Without the right to contact details, of an email address only the first character. */
  who: string;

  /** Whether the reader has seen it, on whichever device. */
  isSeen: boolean;

  /** Null for anything but a booking. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  bookingId: string | null;

  /** The booking's reference; null for anything else. */
  @ApiProperty({ type: String, nullable: true })
  reference: string | null;

  /** When the booking starts now, or the time off or block would; null for a message. */
  @ApiProperty({ type: String, nullable: true })
  startsAt: string | null;

  /** The services of the booking; for a stylist those that they do. */
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
