import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import type { MarkNewsDto } from './dto/mark-news.dto.js';
import { newsReachOf } from './news-reach.js';
import { NewsRepository } from './news.repository.js';
import { type NewsView, toNewsView } from './news.view.js';

/** How long news is shown. */
const TOLD_FOR_MS = 14 * 86_400_000;
const MAX_NEWS = 50;

@Injectable()
export class NewsService {
  constructor(
    private readonly news: NewsRepository,
    private readonly clock: Clock,
  ) {}

  async listNews(user: CurrentUser): Promise<NewsView[]> {
    const reader = newsReachOf(user);
    if (!reader) return [];
    const rows = await this.news.list(reader, this.oldest(), MAX_NEWS);
    return rows.map((row) => toNewsView(row, user));
  }

  /** Only news shown to the person can be marked, so no one can fill the table with other ids. */
  async markSeen({ ids }: MarkNewsDto, user: CurrentUser): Promise<void> {
    const told = await this.listNews(user);
    const seen = told.filter(({ _id, isSeen }) => !isSeen && ids.includes(_id)).map(({ _id }) => _id);
    if (seen.length === 0) return;
    await this.news.markSeen(user.id, seen, this.clock.now());
    await this.news.forgetBefore(user.id, this.oldest());
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - TOLD_FOR_MS);
  }
}
