import { ApiProperty } from '@nestjs/swagger';
import { type Grant, grants } from '../../common/access/may.js';
import { type TeamRole, teamRoles } from '../../common/access/role.js';
import { FactorView } from '../../people/factors/own-factors.view.js';
import { OpenSessionView } from '../../people/sessions/open-session.view.js';
import { LoginRecordView } from '../../people/login-records/login-record.view.js';
import { OwnBookingView } from '../../booking/client-bookings/own-booking.view.js';
import { PersonView } from '../../people/families/person.view.js';
import { PastVisitView } from '../../people/past-visits/past-visit.view.js';
import { SalonNoteView } from '../../people/clients/client.view.js';
import { OwnEmailView } from '../../mail/mail/mail.view.js';
import { OwnMessageView } from '../../people/messages/message.view.js';
import { ExportedReviewView } from '../../booking/reviews/review.view.js';
import { OwnSaleView } from '../../money/sales/own-sale.view.js';
import { OwnTimeOffRequestView } from '../../booking/time-off/time-off.view.js';
import { OwnSealedFileView } from '../../people/sealed-files/sealed-file.view.js';
import { AccountView } from './account.view.js';

/** The user's roles besides being a client. */
export class OwnWorkView {
  @ApiProperty({ enum: teamRoles })
  role: TeamRole;

  /** Rights granted by an admin beyond the role. */
  @ApiProperty({ enum: grants, isArray: true })
  grants: Grant[];

  /** The name under which clients can book them; null for users who aren't on the team. */
  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;
}

/** Everything that the salon knows about one person, in one file. */
export class AccountExportView {
  /** The version of this file's format. */
  @ApiProperty({ type: 'integer' })
  schema: number;

  /** Instant, ISO 8601 in UTC. */
  exportedAt: string;
  profile: AccountView;

  /** Their role; null for clients. */
  @ApiProperty({ type: OwnWorkView, nullable: true })
  work: OwnWorkView | null;

  /** The browsers that are logged in, this one first. */
  sessions: OpenSessionView[];

  /** Failed log-ins to the account and, for people who work here, their log-ins, for ninety days. Oldest first. */
  logIns: LoginRecordView[];

  /** Their authenticator apps and passkeys, without what these keep secret. Oldest first, like what follows. */
  factors: FactorView[];

  /** The people whom the account looks after; their visits and payments are below. */
  people: PersonView[];
  visits: OwnBookingView[];

  /** Visits in the system that the salon used before, as it had them. */
  pastVisits: PastVisitView[];

  /** Payments and refunds for their visits, oldest first. */
  sales: OwnSaleView[];

  /** The salon's own notes about the client. */
  notes: SalonNoteView[];

  /** Their allergies and formulas. Those of people whom the account looks after are not part of it. */
  sealedFile: OwnSealedFileView;
  reviews: ExportedReviewView[];

  /** Emails that the salon sent, or is about to send. */
  letters: OwnEmailView[];

  /** Messages to the salon from the account's address. */
  messages: OwnMessageView[];

  /** Requests for time off by a team member. */
  timeOff: OwnTimeOffRequestView[];
}
