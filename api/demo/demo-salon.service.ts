import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { inTransaction } from '../database/transaction.js';
import { DemoRepository } from './demo.repository.js';
import { DemoDiary } from './demo-diary.service.js';
import { salonRows } from './demo-salon.rows.js';

/** Moves Maison Vera into an untouched salon at its first start: all of it, once, or nothing. */
@Injectable()
export class DemoSalon implements OnApplicationBootstrap {
  private readonly logger = new Logger('Demo');

  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly demo: DemoRepository,
    private readonly diary: DemoDiary,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.demo) return;
    const done = await inTransaction(this.source, (within) => this.moveIn(within));
    if (done) this.logger.log(done);
  }

  /** What was put in, in words; null when the salon is somebody's already. */
  private async moveIn(within: EntityManager): Promise<string | null> {
    await this.demo.lock(within);
    if (!(await this.demo.isUntouched(within))) return null;
    const now = this.clock.now();
    const rows = salonRows(now);
    await this.demo.fillIn(rows, within);
    const bookings = await this.diary.write(rows, now, within);
    const { services, members, reviews } = rows;
    return `Maison Vera has moved in: ${services.length} services, ${members.length} staff, ${reviews.length} reviews, ${bookings} bookings.`;
  }
}
