import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { demoAccounts } from '../../common/access/demo-accounts.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { DemoAccountsService } from '../../people/users/demo-accounts.service.js';
import type { User } from '../../people/users/user.entity.js';
import { isDemoSalon } from '../../salon/site-texts/demo-salon.js';
import type { DemoBooks } from '../demo/demo-books.entity.js';
import { DemoDiaryService } from '../demo/demo-diary.service.js';
import { demoNamesIn } from './demo-names.js';
import { type PastDay, pastDayOf } from './past-day.js';

/** Opens a day of the demo salon's past for writing, with the people who worked then. */
@Injectable()
export class PastDayService {
  constructor(
    private readonly diary: DemoDiaryService,
    private readonly accounts: DemoAccountsService,
  ) {}

  /** Null once the salon has its own name. */
  async open(day: LocalDate, books: DemoBooks, tx: EntityManager): Promise<PastDay | null> {
    const plan = await this.diary.plan(tx);
    if (!isDemoSalon(plan.salon)) return null;
    const { name } = demoAccounts.reception;
    const actor = personOf(await this.accounts.put('reception', { name, staffId: null }, tx));
    return pastDayOf(day, books, { plan, names: demoNamesIn(plan), actor, tx });
  }

  /** The account of the stylist as whom most visitors look around. */
  async stylist({ names, tx }: PastDay): Promise<CurrentUser> {
    const { name } = demoAccounts.stylist;
    const staffId = names.memberIds.get('amara') ?? null;
    return personOf(await this.accounts.put('stylist', { name, staffId }, tx));
  }
}

/** Someone at work without a session. */
const personOf = (user: User): CurrentUser => ({
  ...user,
  sessionId: randomUUID(),
  signedInAt: user.createdAt,
  isVerified: true,
  hasFactor: false,
  factorAt: null,
  mustAddFactor: false,
});
