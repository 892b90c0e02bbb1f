import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { FiguresService } from './figures.service.js';
import { EmailHistoryService } from '../../mail/mail/email-history.service.js';
import { MessagesService } from '../../people/messages/messages.service.js';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import { TimeOffRequestsService } from '../../booking/time-off/time-off-requests.service.js';
import type { LocalDate } from '../../common/time/local-date.js';
import type { BirthdayView } from '../../people/clients/client.view.js';
import { ReadClientsService } from '../../people/clients/read-clients.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { type DayAtWorkView, type OverviewView, toDayAtWorkView, toOverviewView } from './overview.view.js';

/** A valid id without a row. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Today and the six days after. */
const BIRTHDAY_DAYS = 7;

/** The first page that team members see. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly figures: FiguresService,
    private readonly messages: MessagesService,
    private readonly reviews: ReviewsService,
    private readonly emails: EmailHistoryService,
    private readonly timeOff: TimeOffRequestsService,
    private readonly clients: ReadClientsService,
    private readonly salons: SalonSettingsService,
  ) {}

  async showOverview(actor: CurrentUser): Promise<OverviewView> {
    const figures = await this.figures.read();
    const waiting = {
      openMessages: await this.messages.countOpen(),
      pendingReviews: await this.reviews.countPending(),
      failedLetters: await this.emails.countFailed(),
      timeOffRequests: await this.timeOff.countPending(),
    };
    return toOverviewView(figures, waiting, await this.birthdaysFrom(figures.today, actor));
  }

  /** Only for today: with any day, the reader could add up a month. */
  async showToday(actor: CurrentUser): Promise<DayAtWorkView> {
    const isOfSalon = mayForAll(actor, 'day-figures');
    const figures = await this.figures.readToday(isOfSalon ? undefined : (actor.staffId ?? NOBODY));
    const [openMessages, pendingReviews] = await Promise.all([
      mayForAll(actor, 'inbox') ? this.messages.countOpen() : null,
      mayForAll(actor, 'reviews') ? this.reviews.countPending() : null,
    ]);
    const waiting = { openMessages, pendingReviews };
    const birthdays = await this.birthdaysFrom(figures.today, actor);
    return toDayAtWorkView(figures, isOfSalon ? 'all' : 'own', waiting, birthdays);
  }

  /** Null if the owner doesn't want to see birthdays, or for those who can't open every client's file. */
  private async birthdaysFrom(today: LocalDate, actor: CurrentUser): Promise<BirthdayView[] | null> {
    if (!mayForAll(actor, 'clients')) return null;
    const { showsBirthdays } = await this.salons.salon();
    return showsBirthdays ? this.clients.listBirthdays(today, BIRTHDAY_DAYS) : null;
  }
}
