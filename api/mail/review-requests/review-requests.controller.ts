import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { ReviewRequestsService } from './review-requests.service.js';

@Controller('review-requests')
export class ReviewRequestsController {
  constructor(private readonly requests: ReviewRequestsService) {}

  /**
   * Ends the emails that ask for a review, for the mailbox that the link was sent to. Mail programs call it when the
   * reader presses "unsubscribe" (RFC 8058); the form they send is ignored.
   */
  @Public()
  @Limited('review-request')
  @HttpCode(204)
  @Post(':code')
  declineReviewRequests(@Param('code') code: string): Promise<void> {
    return this.requests.declineByLink(code);
  }
}
