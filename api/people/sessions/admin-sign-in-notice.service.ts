import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import type { User } from '../users/user.entity.js';
import { deviceOf } from './device.js';
import { KnownDevicesService } from './known-devices.service.js';
import type { SigningInBrowser } from './sessions.service.js';

/** Emails admins about a log-in with a new browser. */
@Injectable()
export class AdminSignInNoticeService {
  constructor(
    private readonly devices: KnownDevicesService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Called before the session is opened, so that no admin session goes unannounced. */
  async announce(user: User, browser: SigningInBrowser): Promise<void> {
    if (user.role !== 'admin') return;
    const { id, email: to } = user;
    if (this.devices.findDevice(browser.marks, user) !== null) return;
    const facts = {
      at: this.clock.now().toISOString(),
      device: deviceOf(browser.userAgent),
      from: browser.address ?? 'unknown',
    };
    await this.transactions.run((tx) =>
      this.mailer.enqueue({ kind: 'admin-sign-in', to, userId: id, facts }, tx),
    );
  }
}
