import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { lockKeys } from '../../database/lock-keys.js';
import { Transactions } from '../../database/transactions.js';
import { MailerService, MOVING_LETTERS_A_MINUTE } from '../../mail/mail/mailer.service.js';
import { ClientRecordsService } from '../../people/clients/client-records.service.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { MovingLetterRepository } from './moving-letter.repository.js';
import type { MovingLetterView } from './moving-letter.view.js';

/** Tells the clients of the old system, once each, where they book now. */
@Injectable()
export class MovingLetterService {
  constructor(
    private readonly letters: MovingLetterRepository,
    private readonly records: ClientRecordsService,
    private readonly mailer: MailerService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async showMovingLetter(): Promise<MovingLetterView> {
    const { waiting, unsent } = await this.mailer.countMovingLetters();
    const { visits, news, told } = await this.letters.count(this.clock.now());
    const minutes = Math.ceil((visits + news) / MOVING_LETTERS_A_MINUTE);
    return { visits, news, minutes, waiting, told: Math.max(told - unsent, 0) };
  }

  async sendMovingLetter(actor: CurrentUser): Promise<MovingLetterView> {
    await this.alone(async (tx) => {
      const now = this.clock.now();
      const clients = await this.letters.list(now, tx);
      const recordIds = clients.flatMap(({ recordId, others }) => [recordId, ...others]);
      await this.records.noteTold(recordIds, now, tx);
      await this.mailer.enqueueMovingLetters(clients, tx);
      await this.record('moving-letter.sent', clients.length, actor, tx);
    });
    return this.showMovingLetter();
  }

  async stopMovingLetter(actor: CurrentUser): Promise<MovingLetterView> {
    await this.alone(async (tx) => {
      const recordIds = await this.mailer.deleteMovingLetters(tx);
      await this.records.noteTold(recordIds, null, tx);
      await this.record('moving-letter.stopped', recordIds.length, actor, tx);
    });
    return this.showMovingLetter();
  }

  /** Two admins who press at once write to no one twice. */
  private alone(work: (tx: EntityManager) => Promise<void>): Promise<void> {
    return this.transactions.run(async (tx) => {
      await lockKeys(['moving-letter'], tx);
      await work(tx);
    });
  }

  private async record(
    action: 'moving-letter.sent' | 'moving-letter.stopped',
    emails: number,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<void> {
    const object = { type: 'salon', id: '1' };
    if (emails > 0) await this.audit.record({ actor, action, object, detail: { emails } }, tx);
  }
}
