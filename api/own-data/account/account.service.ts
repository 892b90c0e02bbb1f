import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { GoogleAccountsService } from '../../people/google/google-accounts.service.js';
import { OwnFactorsService } from '../../people/factors/own-factors.service.js';
import { OwnSessionsService } from '../../people/sessions/own-sessions.service.js';
import { ClientBookingsService } from '../../booking/client-bookings/client-bookings.service.js';
import { ClientLookupService, type ClientReference } from '../../people/clients/client-lookup.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { EmailHistoryService } from '../../mail/mail/email-history.service.js';
import { ReviewRequestsService } from '../../mail/review-requests/review-requests.service.js';
import { LoginRecordsService } from '../../people/login-records/login-records.service.js';
import { MessagesService } from '../../people/messages/messages.service.js';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import { SalesService } from '../../money/sales/sales.service.js';
import { TimeOffRequestsService } from '../../booking/time-off/time-off-requests.service.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import type { User } from '../../people/users/user.entity.js';
import { UsersService } from '../../people/users/users.service.js';
import { addressNotVerified } from './account.problems.js';
import type { AccountExportView, OwnWorkView } from './account-export.view.js';
import { type AccountView, toAccountView } from './account.view.js';
import type { ChangeAccountDto } from './dto/change-account.dto.js';

/** What people see, change and export of what the salon knows about them. */
@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly google: GoogleAccountsService,
    private readonly sessions: OwnSessionsService,
    private readonly logIns: LoginRecordsService,
    private readonly factors: OwnFactorsService,
    private readonly bookings: ClientBookingsService,
    private readonly clients: ClientLookupService,
    private readonly staff: StaffService,
    private readonly reviews: ReviewsService,
    private readonly sales: SalesService,
    private readonly emails: EmailHistoryService,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly messages: MessagesService,
    private readonly timeOff: TimeOffRequestsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async showAccount({ id }: CurrentUser): Promise<AccountView> {
    return this.viewOf(await this.self(id));
  }

  async changeAccount(
    { name, phone, language, isAskedForReviews }: ChangeAccountDto,
    { id }: CurrentUser,
  ): Promise<AccountView> {
    await this.transactions.run(async (tx) => {
      await this.users.changeProfile(id, { name, phone, lang: language }, tx);
      if (isAskedForReviews !== undefined) await this.chooseReviewRequests(id, isAskedForReviews, tx);
    });
    return this.viewOf(await this.self(id));
  }

  async exportAccount(actor: CurrentUser): Promise<AccountExportView> {
    const { id } = actor;
    const user = await this.self(id);
    // Anybody can sign up with an address; what is kept under it is for the one who reads its mail.
    const verifiedKey = user.verifiedAt && user.emailKey;
    const apart = verifiedKey ? await this.clients.listApart(verifiedKey) : [];
    const clients = [{ clientId: id, cardId: null }, ...apart];
    const [sessions, logIns, { factors }, bookings, sales, notes, reviews, emails, messages, timeOff] =
      await Promise.all([
        this.sessions.listSessions(actor),
        this.logIns.listRecordsOf(id),
        this.factors.showFactors(actor),
        this.ofEach(clients, (client) => this.bookings.listOwnBookings(client)),
        this.ofEach(clients, (client) => this.sales.listOwnSales(client)),
        this.clients.listNotesOn(id),
        this.reviews.listReviewsOf(id),
        this.emails.listEmailsTo(id),
        verifiedKey ? this.messages.listMessagesOf(verifiedKey) : [],
        this.timeOff.listOwnRequests(id),
      ]);
    await this.transactions.run((tx) =>
      this.audit.record({ actor, action: 'account.exported', object: { type: 'user', id } }, tx),
    );
    return {
      schema: 5,
      exportedAt: this.clock.now().toISOString(),
      profile: await this.viewOf(user),
      work: await this.workOf(user),
      sessions,
      logIns,
      factors,
      visits: bookings,
      sales,
      notes,
      reviews,
      letters: emails,
      messages,
      timeOff,
    };
  }

  /** What the salon has about the account, and then about each record with its address. */
  private async ofEach<Own>(
    clients: ClientReference[],
    list: (client: ClientReference) => Promise<Own[]>,
  ): Promise<Own[]> {
    return (await Promise.all(clients.map(list))).flat();
  }

  private async workOf({ role, grants, staffId }: User): Promise<OwnWorkView | null> {
    if (role === 'user') return null;
    return { role, grants, staffName: staffId && (await this.staff.findName(staffId)) };
  }

  private async viewOf(user: User): Promise<AccountView> {
    const isAskedForReviews = user.verifiedAt && (await this.reviewRequests.mayAsk(user.email));
    return toAccountView(user, { google: await this.google.isLinked(user.id), isAskedForReviews });
  }

  private async chooseReviewRequests(id: string, isAsked: boolean, tx: EntityManager): Promise<void> {
    const user = await this.self(id, tx);
    if (!user.verifiedAt) throw addressNotVerified();
    await this.reviewRequests.choose(user.email, isAsked, tx);
  }

  private async self(id: string, tx?: EntityManager): Promise<User> {
    const user = await this.users.findById(id, tx);
    if (!user) throw unauthenticated();
    return user;
  }
}
