import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { notFound } from '../../common/problem/common.problems.js';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import type { Language } from '../../words/types.gen.js';
import { Transactions } from '../../database/transactions.js';
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
import { MailTransport } from '../delivery/mail-transport.port.js';
import { withoutSecrets } from './domain/without-secrets.js';
import { givenUpAt } from './useful-until.js';
import { HAS_MAIL } from './outbox-queue.service.js';
import { OutboxRepository } from './outbox.repository.js';
import type { OutboxEmail } from './outbox-email.entity.js';

const OVERDUE_AFTER_MINUTES = 2;

/** The stored email, with dots in place of links and codes that grant access. */
const masked = (email: OutboxEmail): OutboxEmail =>
  email.rendered ? { ...email, rendered: withoutSecrets(email.rendered) } : email;

/** Shows and manages the salon's emails, for admins. */
@Injectable()
export class MailService {
  constructor(
    private readonly outbox: OutboxRepository,
    private readonly heldMail: HeldMailRepository,
    private readonly composer: EmailComposerService,
    private readonly transport: MailTransport,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async listMail({ state, kind, ...query }: ListMailDto, language: Language): Promise<MailPageView> {
    const page = pageOf(query);
    const dueBefore = new Date(this.clock.now().getTime() - OVERDUE_AFTER_MINUTES * 60_000);
    const { items, total } = await this.outbox.list({ state, kind }, page);
    const { failed, overdue } = await this.outbox.countTroubled(dueBefore);
    const held = toHeldMailView(await this.heldMail.summary());
    const { sendsEmail: leavesTheHouse } = this.transport;
    const views = items.map((email) => toMailView(masked(email), language));
    return { items: views, total, ...page, held, leavesTheHouse, failed, overdue };
  }

  /** @param inLanguage renders it in this language; null for the recipient's version */
  async showEmail(
    id: string,
    actor: CurrentUser,
    { language, inLanguage }: { language: Language; inLanguage: Language | null },
  ): Promise<EmailView> {
    const whole = await this.get(id);
    const email = masked(whole);
    if (inLanguage !== null) {
      const sources = await this.composer.readIn(inLanguage, email);
      const written = await this.composer.composeWithoutSecret(email, sources);
      return toEmailView(email, language, { rendered: 'email' in written ? written.email : null });
    }
    if (email.rendered || (email.droppedAt && !email.heldAt)) {
      const hasSecret = email.rendered?.text !== whole.rendered?.text && !isDemoAccount(actor);
      return toEmailView(email, language, { rendered: email.rendered, hasSecret });
    }
    const composed = await this.composer.composeWithoutSecret(email, await this.composer.read([email]));
    return toEmailView(email, language, { rendered: 'email' in composed ? composed.email : null });
  }

  /**
   * The email as sent, including links and codes that grant access. Recorded in the activity log, because they may be
   * someone else's.
   */
  async showSecret(id: string, actor: CurrentUser, language: Language): Promise<EmailView> {
    const email = await this.get(id);
    const object = { type: 'message', id };
    const act = { actor, action: 'mail.secret-shown' as const, object, detail: { kind: email.kind } };
    await this.transactions.run((tx) => this.audit.record(act, tx));
    return toEmailView(email, language, { rendered: email.rendered });
  }

  async retryMessage(id: string, actor: CurrentUser, language: Language): Promise<MailView> {
    const { kind } = await this.get(id);
    const now = this.clock.now();
    await this.transactions.run(async (tx) => {
      if (!(await this.outbox.retry(id, now, givenUpAt(now), tx))) throw notRetryable();
      const object = { type: 'message', id };
      await this.audit.record({ actor, action: 'mail.retried', object, detail: { kind } }, tx);
    });
    return toMailView(masked(await this.get(id)), language);
  }

  /** Releases emails that were due before a restore. Those no longer true or useful are dropped on sending. */
  async sendHeldMail(actor: CurrentUser): Promise<HeldMailDecisionView> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const count = await this.heldMail.send(now, givenUpAt(now), tx);
      if (tx.queryRunner) tx.queryRunner.data[HAS_MAIL] = true;
      return this.decided('mail.held-sent', count, actor, tx);
    });
  }

  async dropHeldMail(actor: CurrentUser): Promise<HeldMailDecisionView> {
    const reason = 'due-before-restore';
    return this.transactions.run(async (tx) => {
      const count = await this.heldMail.drop(reason, this.clock.now(), tx);
      return this.decided('mail.held-dropped', count, actor, tx);
    });
  }

  /** Only the first decision counts; a later one has no effect. */
  private async decided(
    action: 'mail.held-sent' | 'mail.held-dropped',
    count: number,
    actor: CurrentUser,
    tx: EntityManager,
  ): Promise<HeldMailDecisionView> {
    const object = { type: 'salon', id: '1' };
    if (count > 0) await this.audit.record({ actor, action, object, detail: { emails: count } }, tx);
    return { count };
  }

  private async get(id: string): Promise<OutboxEmail> {
    const email = await this.outbox.findEmail(id);
    if (!email) throw notFound('email');
    return email;
  }
}
