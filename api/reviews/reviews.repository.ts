import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Review } from './review.entity.js';

@Injectable()
export class ReviewsRepository {
  constructor(@InjectRepository(Review) private readonly reviews: Repository<Review>) {}

  /** Published reviews, newest first. */
  published(): Promise<Review[]> {
    return this.reviews.find({ where: { status: 'published' }, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /** Whatever she wrote, published or not, oldest first. */
  ofClient(clientId: string): Promise<Review[]> {
    return this.reviews.find({ where: { clientId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }
}
