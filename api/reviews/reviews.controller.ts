import { Controller, Get } from '@nestjs/common';
import { Public } from '../common/access/public.decorator.js';
import { ReviewView } from './review.view.js';
import { ReviewsService } from './reviews.service.js';

@Controller('reviews')
export class ReviewsController {
  constructor(private readonly reviews: ReviewsService) {}

  /** Published reviews, newest first. */
  @Public()
  @Get()
  listReviews(): Promise<ReviewView[]> {
    return this.reviews.listReviews();
  }
}
