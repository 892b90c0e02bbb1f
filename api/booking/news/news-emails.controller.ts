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

  /** Whether news comes to whoever asks by email, too. */
  @Get()
  showNewsEmails(@ActingUser() user: CurrentUser): Promise<NewsEmailsView> {
    return this.emails.show(user);
  }

  /**
   * Chooses whether news comes by email, too. One email for each piece of news that they have not seen at the desk, or one
   * for many; six an hour at most. It ends by itself when they no longer work here.
   */
  @Put()
  chooseNewsEmails(
    @Body() body: ChooseNewsEmailsDto,
    @ActingUser() user: CurrentUser,
  ): Promise<NewsEmailsView> {
    return this.emails.choose(body, user);
  }
}
