import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Public } from '../../common/access/public.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { NewsEmailsService } from './news-emails.service.js';

@Controller('news-emails')
export class NewsEmailsController {
  constructor(private readonly news: NewsEmailsService) {}

  /**
   * Ends news by email for the client to whom the link was sent. Mail programs call it when the reader presses
   * "unsubscribe" (RFC 8058); the form they send is ignored.
   */
  @Public()
  @Limited('news-emails')
  @HttpCode(204)
  @Post(':code')
  declineNews(@Param('code') code: string): Promise<void> {
    return this.news.declineByLink(code);
  }
}
