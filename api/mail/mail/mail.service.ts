import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { notFound } from '../../common/problem/common.problems.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import type { Language } from '../../words/types.gen.js';
import { inTransaction } from '../../database/transaction.js';
import type { ListMailDto } from './dto/list-mail.dto.js';
import { EmailComposerService } from './email-composer.service.js';
import { HeldMailRepository } from './held-mail.repository.js';
import { notRetryable } from './mail.problems.js';
import {
  type EmailView,
  type HeldMailDecisionView,
  type MailPageView,
  type MailView,
  toEmailView,
  toHeldMailView,
  toMailView,
} from './mail.view.js';
import { MailTransport } from '../delivery/mail-transport.js';
import { withoutSecrets } from './domain/without-secrets.js';
import { givenUpAt } from './useful-until.js';
import { HAS_MAIL } from './outbox-queue.service.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxEmail } from './outbox-email.entity.js';

const OVERDUE_AFTER_MINUTES = 2;

/** Visitors of the open demo share its accounts: they see no link or code that opens another account. */
const readableBy = (actor: CurrentUser, email: OutboxEmail): OutboxEmail =>
  isDemoAccount(actor) && email.rendered ? { ...email, rendered: withoutSecrets(email.rendered) } : email;

/** The salon's emails, for admins. */
@Injectable()
export class MailService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly heldMail: HeldMailRepository,
    private readonly composer: EmailComposerService,
    private readonly transport: MailTransport,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  async listMail(
    { state, kind, ...query }: ListMailDto,
    actor: CurrentUser,
    language: Language,
  ): Promise<MailPageView> {
    const page = pageOf(query);
    const dueBefore = new Date(this.clock.now().getTime() - OVERDUE_AFTER_MINUTES * 60_000);
    const { items, total } = await this.outbox.list({ state, kind }, page);
    const { failed, overdue } = await this.outbox.countTroubled(dueBefore);
    const held = toHeldMailView(await this.heldMail.summary());
    const { sendsEmail: leavesTheHouse } = this.transport;
    const views = items.map((email) => toMailView(readableBy(actor, email), language));
    return { items: views, total, ...page, held, leavesTheHouse, failed, overdue };
  }

  /** @param inLanguage to write it anew as it would be in this language; null for what its addressee gets */
  async showEmail(
    id: string,
    actor: CurrentUser,
    { language, inLanguage }: { language: Language; inLanguage: Language | null },
  ): Promise<EmailView> {
    const email = readableBy(actor, await this.get(id));
    if (inLanguage !== null) {
      const sources = await this.composer.readIn(inLanguage, email);
      const written = await this.composer.composeWithoutSecret(email, sources);
      return toEmailView(email, language, 'email' in written ? written.email : null);
    }
    if (email.rendered || (email.droppedAt && !email.heldAt))
      return toEmailView(email, language, email.rendered);
    const composed = await this.composer.composeWithoutSecret(email, await this.composer.read([email]));
    return toEmailView(email, language, 'email' in composed ? composed.email : null);
  }

  async retryMessage(id: string, actor: CurrentUser, language: Language): Promise<MailView> {
    const { kind } = await this.get(id);
    const now = this.clock.now();
    await inTransaction(this.source, async (within) => {
      if (!(await this.outbox.retry(id, now, givenUpAt(now), within))) throw notRetryable();
      const object = { type: 'message', id };
      await this.audit.record({ actor, action: 'mail.retried', object, detail: { kind } }, within);
    });
    return toMailView(await this.get(id), language);
  }

  /** Lets what was due before a restore leave. What is no longer true or useful by then is dropped as it is about to. */
  async sendHeldMail(actor: CurrentUser): Promise<HeldMailDecisionView> {
    const now = this.clock.now();
    return inTransaction(this.source, async (within) => {
      const count = await this.heldMail.send(now, givenUpAt(now), within);
      if (within.queryRunner) within.queryRunner.data[HAS_MAIL] = true;
      return this.decided('mail.held-sent', count, actor, within);
    });
  }

  async dropHeldMail(actor: CurrentUser): Promise<HeldMailDecisionView> {
    const reason = 'It was due before the salon was restored.';
    return inTransaction(this.source, async (within) => {
      const count = await this.heldMail.drop(reason, this.clock.now(), within);
      return this.decided('mail.held-dropped', count, actor, within);
    });
  }

  /** Whoever finds that another has decided before has done nothing. */
  private async decided(
    action: 'mail.held-sent' | 'mail.held-dropped',
    count: number,
    actor: CurrentUser,
    within: EntityManager,
  ): Promise<HeldMailDecisionView> {
    const object = { type: 'salon', id: '1' };
    if (count > 0) await this.audit.record({ actor, action, object, detail: { emails: count } }, within);
    return { count };
  }

  private async get(id: string): Promise<OutboxEmail> {
    const email = await this.outbox.find(id);
    if (!email) throw notFound('email');
    return email;
  }
}
