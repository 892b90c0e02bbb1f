import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { Clock } from '../../common/clock.js';
import { inTransaction } from '../../database/transaction.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { deviceOf } from './device.js';
import { KnownDevicesService } from './known-devices.service.js';
import type { SigningInBrowser } from './sessions.service.js';

/** Records each sign-in of an admin, and emails them when the browser is new. */
@Injectable()
export class AdminSignInNoticeService {
  constructor(
    private readonly devices: KnownDevicesService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** Called before the session is opened, so that no admin session goes unannounced. */
  async announce(user: User, browser: SigningInBrowser): Promise<void> {
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
