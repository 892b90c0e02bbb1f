import { Injectable } from '@nestjs/common';
import { type ReviewView, toReviewView } from './review.view.js';
import { ReviewsRepository } from './reviews.repository.js';

@Injectable()
export class ReviewsService {
  constructor(private readonly reviews: ReviewsRepository) {}

  async listReviews(): Promise<ReviewView[]> {
    return (await this.reviews.published()).map(toReviewView);
  }
}
