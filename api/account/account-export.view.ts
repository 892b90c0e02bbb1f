import { ApiProperty } from '@nestjs/swagger';
import { OpenSessionView } from '../auth/open-session.view.js';
import { OwnVisitView } from '../bookings/client-records.view.js';
import { SalonNoteView } from '../clients/client.view.js';
import { OwnLetterView } from '../mail/mail.view.js';
import { OwnMessageView } from '../messages/message.view.js';
import { OwnReviewView } from '../reviews/review.view.js';
import { AccountView } from './account.view.js';

/** Everything that the salon knows about one person, in one file. */
export class AccountExportView {
  /** Grows when the shape of this file changes. */
  @ApiProperty({ type: 'integer' })
  schema: number;

  /** Instant, ISO 8601 in UTC. */
  exportedAt: string;
  profile: AccountView;

  /** The browsers in which she is signed in, this one first. */
  sessions: OpenSessionView[];

  /** Oldest first, like what follows. */
  visits: OwnVisitView[];

  /** What the salon has noted about her for itself. */
  notes: SalonNoteView[];
  reviews: OwnReviewView[];

  /** What the salon wrote, or is about to. */
  letters: OwnLetterView[];

  /** What was written to the salon under her address. */
  messages: OwnMessageView[];
}
