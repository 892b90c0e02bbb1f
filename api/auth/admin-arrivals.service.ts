import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { inTransaction } from '../database/transaction.js';
import { Mailer } from '../mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { deviceOf } from './domain/device.js';
import { KnownDevices } from './known-device.js';
import type { SigningInBrowser } from './sessions.service.js';

/** Somebody came in who may run the salon: that is written down, and mailed to her when the browser is a new one. */
@Injectable()
export class AdminArrivals {
  constructor(
    private readonly devices: KnownDevices,
    private readonly mailer: Mailer,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** Before her session is opened: one that nobody was told of does not exist. */
  async note(user: User, browser: SigningInBrowser): Promise<void> {
    if (user.role !== 'admin') return;
    const { id, email: to } = user;
    const isKnownDevice = this.devices.find(browser.marks, user) !== null;
    await inTransaction(this.source, async (within) => {
      const act = { actor: { id }, action: 'sign-in.admin' as const, object: { type: 'user', id } };
      await this.audit.record({ ...act, detail: { isKnownDevice } }, within);
      if (isKnownDevice) return;
      const facts = {
        at: this.clock.now().toISOString(),
        device: deviceOf(browser.userAgent),
        from: browser.address ?? 'unknown',
      };
      await this.mailer.enqueue({ kind: 'admin-sign-in', to, userId: id, facts }, within);
    });
  }
}
