import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { MarkNewsDto } from './dto/mark-news.dto.js';
import { NewsService } from './news.service.js';
import { NewsView } from './news.view.js';

@May('diary')
@Controller('desk/news')
export class NewsController {
  constructor(private readonly news: NewsService) {}

  /**
   * What clients and visitors have done themselves, newest first. Bookings, moves and cancellations by clients, and messages:
   * of the last 14 days, 50 at most. A stylist hears of bookings with a line of theirs; messages are told to those who may
   * read them, requests for time off to those who answer them, and repeating blocks that had no room on a new day to those who see
   * that column.
   */
  @Get()
  listNews(@ActingUser() user: CurrentUser): Promise<NewsView[]> {
    return this.news.listNews(user);
  }

  /** Notes that these have been seen, by whoever asks and on all of their devices. */
  @Post('seen')
  @HttpCode(204)
  markNewsSeen(@Body() body: MarkNewsDto, @ActingUser() user: CurrentUser): Promise<void> {
    return this.news.markSeen(body, user);
  }
}
