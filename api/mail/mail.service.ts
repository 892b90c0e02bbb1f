import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import type { CurrentUser } from '../common/access/current-user.decorator.js';
import { Clock } from '../common/clock.js';
import { pageOf } from '../common/page/page.js';
import { notFound } from '../common/problem/common.problems.js';
import { inTransaction } from '../database/transaction.js';
import type { ListMailDto } from './dto/list-mail.dto.js';
import { EmailComposerService } from './email-composer.service.js';
import { notRetryable } from './mail.problems.js';
import { type EmailView, type MailPageView, type MailView, toEmailView, toMailView } from './mail.view.js';
import { MailTransport } from './mail-transport.js';
import { givenUpAt } from './mailer.service.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxEmail } from './outbox-email.entity.js';

const OVERDUE_AFTER_MINUTES = 2;

/** The salon's emails, for admins. */
@Injectable()
export class MailService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly composer: EmailComposerService,
    private readonly transport: MailTransport,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async listMail({ state, kind, ...query }: ListMailDto): Promise<MailPageView> {
    const page = pageOf(query);
    const dueBefore = new Date(this.clock.now().getTime() - OVERDUE_AFTER_MINUTES * 60_000);
    const { items, total } = await this.outbox.list({ state, kind }, page);
    const { failed, overdue } = await this.outbox.countTroubled(dueBefore);
    const { sendsEmail: leavesTheHouse } = this.transport;
    return { items: items.map(toMailView), total, ...page, leavesTheHouse, failed, overdue };
  }

  async showEmail(id: string): Promise<EmailView> {
    const email = await this.get(id);
    if (email.rendered || email.droppedAt) return toEmailView(email, email.rendered);
    const composed = await this.composer.composeWithoutSecret(email, await this.composer.read([email]));
    return toEmailView(email, 'email' in composed ? composed.email : null);
  }

  async retryMessage(id: string, actor: CurrentUser): Promise<MailView> {
    const { kind } = await this.get(id);
    const now = this.clock.now();
    await inTransaction(this.source, async (within) => {
      if (!(await this.outbox.retry(id, now, givenUpAt(now), within))) throw notRetryable();
      const object = { type: 'message', id };
      await this.audit.record({ actor, action: 'mail.retried', object, detail: { kind } }, within);
    });
    return toMailView(await this.get(id));
  }

  private async get(id: string): Promise<OutboxEmail> {
    const email = await this.outbox.find(id);
    if (!email) throw notFound('email');
    return email;
  }
}
