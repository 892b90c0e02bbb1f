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
   * News from clients and visitors, newest first. Bookings, moves and cancellations by clients, messages and requests
   * for time off: of the last 14 days, at most 50. Stylists get news about bookings with a line of theirs. Messages are
   * for readers of the inbox, requests for time off for those who answer them, and repeating blocks without room on a
   * new day for those who see that column.
   */
  @Get()
  listNews(@ActingUser() user: CurrentUser): Promise<NewsView[]> {
    return this.news.listNews(user);
  }

  /** Marks news as seen, on all of the caller's devices. */
  @Post('seen')
  @HttpCode(204)
  markNewsSeen(@Body() body: MarkNewsDto, @ActingUser() user: CurrentUser): Promise<void> {
    return this.news.markSeen(body, user);
  }
}
