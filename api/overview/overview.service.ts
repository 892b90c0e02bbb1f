import { Injectable } from '@nestjs/common';
import { SalonSettingsService } from '../salon/salon-settings.service.js';
import { FiguresService } from './figures.service.js';
import { EmailHistoryService } from '../mail/email-history.service.js';
import { MessagesService } from '../messages/messages.service.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import { type OverviewView, toOverviewView } from './overview.view.js';

/** What the owner looks at first. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly figures: FiguresService,
    private readonly messages: MessagesService,
    private readonly reviews: ReviewsService,
    private readonly emails: EmailHistoryService,
    private readonly salons: SalonSettingsService,
  ) {}

  async showOverview(): Promise<OverviewView> {
    const hasOwnFigures = await this.salons.hasOwnFigures();
    return toOverviewView(await this.figures.read(), hasOwnFigures, {
      openMessages: await this.messages.countOpen(),
      pendingReviews: await this.reviews.countPending(),
      failedLetters: await this.emails.countFailed(),
    });
  }
}
