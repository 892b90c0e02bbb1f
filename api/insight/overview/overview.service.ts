import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayForAll } from '../../common/access/may.js';
import { FiguresService } from './figures.service.js';
import { EmailHistoryService } from '../../mail/mail/email-history.service.js';
import { MessagesService } from '../../people/messages/messages.service.js';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import { TimeOffRequestsService } from '../../booking/time-off/time-off-requests.service.js';
import { type DayAtWorkView, type OverviewView, toDayAtWorkView, toOverviewView } from './overview.view.js';

/** A valid id without a row. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The first page that team members see. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly figures: FiguresService,
    private readonly messages: MessagesService,
    private readonly reviews: ReviewsService,
    private readonly emails: EmailHistoryService,
    private readonly timeOff: TimeOffRequestsService,
  ) {}

  async showOverview(): Promise<OverviewView> {
    return toOverviewView(await this.figures.read(), {
      openMessages: await this.messages.countOpen(),
      pendingReviews: await this.reviews.countPending(),
      failedLetters: await this.emails.countFailed(),
      timeOffRequests: await this.timeOff.countPending(),
    });
  }

  /** Only for today: with any day, the reader could add up a month. */
  async showToday(actor: CurrentUser): Promise<DayAtWorkView> {
    const isOfSalon = mayForAll(actor, 'day-figures');
    const figures = await this.figures.readToday(isOfSalon ? undefined : (actor.staffId ?? NOBODY));
    const [openMessages, pendingReviews] = await Promise.all([
      mayForAll(actor, 'inbox') ? this.messages.countOpen() : null,
      mayForAll(actor, 'reviews') ? this.reviews.countPending() : null,
    ]);
    return toDayAtWorkView(figures, isOfSalon ? 'all' : 'own', { openMessages, pendingReviews });
  }
}
