import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GoogleAccountsService } from '../../people/google/google-accounts.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { unauthenticated } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { ReviewRequestsService } from '../../mail/review-requests/review-requests.service.js';
import { ClientDetailsService } from '../../people/clients/client-details.service.js';
import type { User } from '../../people/users/user.entity.js';
import { UsersService } from '../../people/users/users.service.js';
import { addressNotVerified } from './account.problems.js';
import { type AccountView, toAccountView } from './account.view.js';
import type { ChangeAccountDto } from './dto/change-account.dto.js';

/** Lets people see and change their own account. */
@Injectable()
export class AccountService {
  constructor(
    private readonly users: UsersService,
    private readonly google: GoogleAccountsService,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly details: ClientDetailsService,
    private readonly transactions: Transactions,
  ) {}

  async showAccount({ id }: CurrentUser): Promise<AccountView> {
    return this.viewOf(await this.getUser(id));
  }

  async changeAccount(
    { name, phone, language, isAskedForReviews, ...details }: ChangeAccountDto,
    { id }: CurrentUser,
  ): Promise<AccountView> {
    await this.transactions.run(async (tx) => {
      await this.users.changeProfile(id, { name, phone, lang: language }, tx);
      if (isAskedForReviews !== undefined) await this.chooseReviewRequests(id, isAskedForReviews, tx);
      await this.changeDetails(id, details, tx);
    });
    return this.viewOf(await this.getUser(id));
  }

  async viewOf(user: User): Promise<AccountView> {
    const isAskedForReviews = user.verifiedAt && (await this.reviewRequests.mayAsk(user.email));
    const google = await this.google.isLinked(user.id);
    return toAccountView(user, { google, isAskedForReviews, ...(await this.details.showOwn(user.id)) });
  }

  async getUser(id: string, tx?: EntityManager): Promise<User> {
    const user = await this.users.findById(id, tx);
    if (!user) throw unauthenticated();
    return user;
  }

  /** An unverified address may be someone else's, and so may what is entered with it. */
  private async changeDetails(
    id: string,
    details: Pick<ChangeAccountDto, 'birthday' | 'address' | 'consents'>,
    tx: EntityManager,
  ): Promise<void> {
    if (Object.values(details).every((value) => value === undefined)) return;
    const user = await this.getUser(id, tx);
    if (!user.verifiedAt) throw addressNotVerified();
    await this.details.changeOwn(id, details, tx);
  }

  private async chooseReviewRequests(id: string, isAsked: boolean, tx: EntityManager): Promise<void> {
    const user = await this.getUser(id, tx);
    if (!user.verifiedAt) throw addressNotVerified();
    await this.reviewRequests.choose(user.email, isAsked, tx);
  }
}
