import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { ChooseNewsEmailsDto } from './dto/choose-news-emails.dto.js';
import { NewsEmailsRepository } from './news-emails.repository.js';
import type { NewsEmailsView } from './news-emails.view.js';
import { newsReachOf } from './news-reach.js';
import { newsEmailsImpossible } from './news.problems.js';

/** Team members' choice to also get news by email. Off until they turn it on. */
@Injectable()
export class NewsEmailsService {
  constructor(
    private readonly emails: NewsEmailsRepository,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async show(user: CurrentUser): Promise<NewsEmailsView> {
    return { isWanted: await this.emails.isReader(user.id), isPossible: this.isPossibleFor(user) };
  }

  async choose({ isWanted }: ChooseNewsEmailsDto, user: CurrentUser): Promise<NewsEmailsView> {
    if (isWanted && !this.isPossibleFor(user)) throw newsEmailsImpossible();
    await this.transactions.run(async (tx) => {
      if (isWanted) return this.emails.addReader(user.id, this.clock.now(), tx);
      await this.emails.remove(user.id, tx);
      await this.mailer.dropNews(user.id, tx);
    });
    return this.show(user);
  }

  private isPossibleFor(user: CurrentUser): boolean {
    return this.mailer.sendsEmail && user.isVerified && newsReachOf(user) !== null;
  }
}
