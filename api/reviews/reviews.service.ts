import { Injectable } from '@nestjs/common';
import { type OwnReviewView, type ReviewView, toOwnReviewView, toReviewView } from './review.view.js';
import { ReviewsRepository } from './reviews.repository.js';

@Injectable()
export class ReviewsService {
  constructor(private readonly reviews: ReviewsRepository) {}

  async listReviews(): Promise<ReviewView[]> {
    return (await this.reviews.published()).map(toReviewView);
  }

  /** What a client wrote, for herself. */
  async listReviewsOf(clientId: string): Promise<OwnReviewView[]> {
    return (await this.reviews.ofClient(clientId)).map(toOwnReviewView);
  }
}
