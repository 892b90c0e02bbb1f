import { Body, Controller, Get, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { ChooseNewsEmailsDto } from './dto/choose-news-emails.dto.js';
import { NewsEmailsService } from './news-emails.service.js';
import { NewsEmailsView } from './news-emails.view.js';

@May('diary')
@Controller('desk/news/emails')
export class NewsEmailsController {
  constructor(private readonly emails: NewsEmailsService) {}

  /** Tells if the caller also gets news by email. */
  @Get()
  showNewsEmails(@ActingUser() user: CurrentUser): Promise<NewsEmailsView> {
    return this.emails.show(user);
  }

  /**
   * Turns emails about news on or off. An email covers the news that the caller has not seen at the desk; at most six
   * emails an hour. Emails stop automatically when the caller no longer works here.
   */
  @Put()
  chooseNewsEmails(
    @Body() body: ChooseNewsEmailsDto,
    @ActingUser() user: CurrentUser,
  ): Promise<NewsEmailsView> {
    return this.emails.choose(body, user);
  }
}
