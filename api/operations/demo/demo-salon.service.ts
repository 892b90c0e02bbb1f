import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { minuteOf } from '../../common/time/epoch-minute.js';
import { addDays } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { ENV, type Env } from '../../config/env.js';
import { Transactions } from '../../database/transactions.js';
import { DemoRepository } from './demo.repository.js';
import { DemoArrivalService } from './demo-arrival.service.js';
import { DemoBooksRepository } from './demo-books.repository.js';
import { DemoDiaryService } from './demo-diary.service.js';
import { salonRows } from './demo-salon.rows.js';
import { DAYS_OF_BOOKS } from './diary.demo.js';
import { maisonVera } from './salon.demo.js';
import { UntouchedSalonService } from './untouched-salon.service.js';
import { DemoProfileService } from './demo-profile.service.js';

/** Sets up Maison Vera in an untouched salon at its first start, completely or not at all. */
@Injectable()
export class DemoSalonService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Demo');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly demo: DemoRepository,
    private readonly untouched: UntouchedSalonService,
    private readonly profile: DemoProfileService,
    private readonly diary: DemoDiaryService,
    private readonly books: DemoBooksRepository,
    private readonly arrival: DemoArrivalService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      const done = this.env.demo && (await this.transactions.run((tx) => this.seedSalon(tx)));
      if (done) this.logger.log(done);
    } finally {
      this.arrival.settle();
    }
  }

  /** A summary of what was added; null if the salon is already in use. */
  private async seedSalon(tx: EntityManager): Promise<string | null> {
    await this.demo.lockSalon(tx);
    if (!(await this.untouched.isUntouched(tx))) return null;
    const now = this.clock.now();
    const rows = salonRows(now);
    await this.profile.write(rows, tx);
    const bookings = await this.diary.write(rows, now, tx);
    if (this.env.demoHistory) {
      const today = localDayOf(minuteOf(now), maisonVera.timeZone);
      await this.books.begin({ firstDay: addDays(today, -DAYS_OF_BOOKS), lastDay: today }, tx);
    }
    const { services, members, reviews } = rows;
    return `Maison Vera has moved in: ${services.length} services, ${members.length} staff, ${reviews.length} reviews, ${bookings} bookings.`;
  }
}
