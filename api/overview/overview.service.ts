import { Injectable } from '@nestjs/common';
import { Figures } from '../bookings/figures.service.js';
import { Correspondence } from '../mail/correspondence.service.js';
import { MessagesService } from '../messages/messages.service.js';
import { ReviewsService } from '../reviews/reviews.service.js';
import { type OverviewView, toOverviewView } from './overview.view.js';

/** What the owner looks at first. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly figures: Figures,
    private readonly messages: MessagesService,
    private readonly reviews: ReviewsService,
    private readonly letters: Correspondence,
  ) {}

  async showOverview(): Promise<OverviewView> {
    return toOverviewView(await this.figures.read(), {
      openMessages: await this.messages.countOpen(),
      pendingReviews: await this.reviews.countPending(),
      failedLetters: await this.letters.countFailed(),
    });
  }
}
