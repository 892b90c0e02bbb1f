import { Injectable } from '@nestjs/common';
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
  ) {}

  async showOverview(): Promise<OverviewView> {
    return toOverviewView(await this.figures.read(), {
      openMessages: await this.messages.countOpen(),
      pendingReviews: await this.reviews.countPending(),
      failedLetters: await this.emails.countFailed(),
    });
  }
}
