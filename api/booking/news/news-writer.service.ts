import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { emailKey } from '../../common/text/email-key.js';
import { withoutAddress } from '../../common/text/without-address.js';
import { Transactions } from '../../database/transactions.js';
import type { FactsByKind } from '../../mail/email-templates/email-kinds.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { isDemoSalon } from '../../salon/site-texts/demo-salon.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import type { User } from '../../people/users/user.entity.js';
import { UsersService } from '../../people/users/users.service.js';
import { gathered, hourAt } from './domain/gathered.js';
import { NewsEmailsRepository } from './news-emails.repository.js';
import { type NewsPerson, newsReachOf } from './news-reach.js';
import { type NewsKind, type NewsRow, NewsRepository } from './news.repository.js';

/** Older news is neither sent nor kept as sent. */
const SENT_FOR_MS = 24 * 3_600_000;
/** The most pieces looked at, newest first. Anyone who missed more reads the list at the desk. */
const MAX_PIECES = 50;

/** Emails news to subscribers, on whichever instance of the app gets to it. */
@Injectable()
export class NewsWriterService {
  constructor(
    private readonly emails: NewsEmailsRepository,
    private readonly news: NewsRepository,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly salons: SalonSettingsService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** News within a minute goes out together. A failing recipient does not delay the others. */
  @EveryMinutes(1)
  async write(): Promise<void> {
    if (!this.mailer.sendsEmail || isDemoSalon(await this.salons.salon())) return;
    const failures: unknown[] = [];
    for (const userId of await this.emails.readers()) {
      await this.transactions
        .run((tx) => this.writeTo(userId, tx))
        .catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  private async writeTo(userId: string, tx: EntityManager): Promise<void> {
    const reader = await this.emails.claim(userId, tx);
    const user = reader && (await this.users.findById(userId, tx));
    if (!reader || !user) return;
    const reach = await this.reachOf(user, tx);
    if (!reach) {
      await this.emails.remove(userId, tx);
      return this.mailer.dropNews(userId, tx);
    }
    const now = this.clock.now();
    const oldest = new Date(now.getTime() - SENT_FOR_MS);
    const since = reader.wantedFrom > oldest ? reader.wantedFrom : oldest;
    const rows = await this.news.list(reach, since, MAX_PIECES, tx);
    const known = await this.emails.emailed(
      userId,
      rows.map(({ id }) => id),
      tx,
    );
    const fresh = rows.filter(isEmailed).filter(({ id, isSeen }) => !isSeen && !known.has(id));
    const hour = hourAt(reader, now);
    const letters = gathered(fresh, hour);
    if (letters.length === 0) return;
    for (const pieces of letters.toReversed()) {
      const facts = { news: pieces.map((piece) => toFact(piece, user)) };
      await this.mailer.enqueue(
        {
          kind: 'desk-news',
          facts,
          to: user.email,
          userId,
          expiresAt: new Date(now.getTime() + SENT_FOR_MS),
        },
        tx,
      );
    }
    await this.emails.note(
      userId,
      {
        newsIds: letters.flat().map(({ id }) => id),
        hour: { ...hour, emailsInHour: hour.emailsInHour + letters.length },
        now,
      },
      tx,
    );
    await this.emails.forgetBefore(userId, oldest, tx);
  }

  /** The person's access at the desk right now; null ends the subscription. */
  private async reachOf(user: User, tx: EntityManager) {
    if (user.disabledAt !== null || user.verifiedAt === null) return null;
    const { isDue } = await this.sessions.dutyOf(user, tx);
    return isDue ? null : newsReachOf(user);
  }
}

/** Requests for time off have emails of their own. Blocks that had no room can wait until the person is at the desk. */
type EmailedRow = NewsRow & { kind: Exclude<NewsKind, 'time-off' | 'not-blocked'> };
const isEmailed = (row: NewsRow): row is EmailedRow => row.kind !== 'time-off' && row.kind !== 'not-blocked';

/** Names the client concerned, so that the email is deleted when they are erased. */
const toFact = (row: EmailedRow, reader: NewsPerson): FactsByKind['desk-news']['news'][number] => ({
  what: row.kind,
  who: mayForAll(reader, 'contacts') ? row.who : withoutAddress(row.who),
  titles: row.titles,
  startsAt: row.startsAt?.toISOString() ?? null,
  byId: row.byId,
  address: row.address === null ? null : emailKey(row.address),
});
