import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { notFound } from '../../common/problem/common.problems.js';
import { ENV, type Env } from '../../config/env.js';
import { Transactions } from '../../database/transactions.js';
import type { Language } from '../../words/types.gen.js';
import { EmailHistoryService } from '../../mail/mail/email-history.service.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { AnswerMessageDto } from './dto/answer-message.dto.js';
import type { ListMessagesDto } from './dto/list-messages.dto.js';
import type { MarkMessageDto } from './dto/mark-message.dto.js';
import type { SendMessageDto } from './dto/send-message.dto.js';
import { MessageAnswersRepository } from './message-answers.repository.js';
import type { MessageAnswer } from './message-answer.entity.js';
import {
  type DeliveredAnswer,
  type MessagePageView,
  type MessageReceiptView,
  type OwnMessageView,
  toOwnMessageView,
  toVisitorMessageView,
  type VisitorMessageView,
} from './message.view.js';
import { anotherMessage } from './messages.problems.js';
import { MessagesRepository } from './messages.repository.js';
import type { VisitorMessage } from './visitor-message.entity.js';

/** Receives messages from the site's forms, and manages the inbox. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly answers: MessageAnswersRepository,
    private readonly salons: SalonSettingsService,
    private readonly mailer: MailerService,
    private readonly emails: EmailHistoryService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async sendMessage(
    { website, messageId = randomUUID(), ...sent }: SendMessageDto,
    lang: Language | null,
  ): Promise<MessageReceiptView> {
    // Pretend success: a bot that notices its detection would try again without the field.
    if (website) return { _id: messageId };
    const { email: salonEmail } = await this.salons.salon();
    const { kind, name, lastName = '', email, phone = '', message: text } = sent;
    const createdAt = this.clock.now();
    const message = { id: messageId, kind, name, lastName, email, phone, text, lang, createdAt };

    await this.transactions.run(async (tx) => {
      if (!(await this.messages.addMessage(message, tx))) return this.requireSameMessage(message, tx);
      const facts = { name: `${name} ${lastName}`.trim(), address: email, phone, text };
      await this.mailer.enqueue({ kind: 'message-to-salon', to: salonEmail || this.env.mailFrom, facts }, tx);
    });
    return { _id: messageId };
  }

  /** Adds the demo salon's messages. */
  async seed(messages: readonly Partial<VisitorMessage>[], tx: EntityManager): Promise<void> {
    for (const message of messages) await this.messages.addMessage({ id: randomUUID(), ...message }, tx);
  }

  async listMessages(query: ListMessagesDto): Promise<MessagePageView> {
    const page = pageOf(query);
    const [items, total] = await this.messages.list(query, page);
    const open = await this.messages.countOpen();
    const answersTo = await this.answersTo(items);
    return {
      items: items.map((item) => toVisitorMessageView(item, answersTo(item))),
      total,
      ...page,
      open,
    };
  }

  showMessage(id: string): Promise<VisitorMessageView> {
    return this.show(id);
  }

  async markMessage(
    id: string,
    { status, note }: MarkMessageDto,
    { id: adminId }: CurrentUser,
  ): Promise<VisitorMessageView> {
    const handled =
      status === 'handled'
        ? { handledAt: this.clock.now(), handledById: adminId }
        : { handledAt: null, handledById: null };
    return this.transactions.run(async (tx) => {
      const { status: before } = await this.get(id, tx);
      // Keeps the first person who handled it.
      const change = { status, ...(before !== status && handled), ...(note !== undefined && { note }) };
      await this.messages.mark(id, change, tx);
      return this.show(id, tx);
    });
  }

  /** Emails an answer to the visitor, stores it, and marks the message as handled. */
  answerMessage(
    id: string,
    { text, answerId = randomUUID() }: AnswerMessageDto,
    actor: CurrentUser,
  ): Promise<VisitorMessageView> {
    const now = this.clock.now();
    const answer = { id: answerId, messageId: id, text, writtenById: actor.id, createdAt: now };
    return this.transactions.run(async (tx) => {
      const message = await this.get(id, tx);
      if (!(await this.answers.addAnswer(answer, tx))) {
        await this.requireSameAnswer(answer, tx);
        return this.show(id, tx);
      }
      const { name, email: to, text: question, createdAt, status, lang } = message;
      const facts = { name, text, question, askedAt: createdAt.toISOString() };
      await this.mailer.enqueue({ id: answerId, kind: 'message-answer', to, facts, lang }, tx);
      if (status === 'open')
        await this.messages.mark(id, { status: 'handled', handledAt: now, handledById: actor.id }, tx);
      const object = { type: 'message', id };
      await this.audit.record({ actor, action: 'message.answered', object }, tx);
      return this.show(id, tx);
    });
  }

  /** The number of open messages. */
  countOpen(): Promise<number> {
    return this.messages.countOpen();
  }

  /** A person's messages to the salon, for their own export. */
  async listMessagesOf(emailKey: string): Promise<OwnMessageView[]> {
    const messages = await this.messages.ofWriter(emailKey);
    const answersTo = await this.answersTo(messages);
    return messages.map((message) => toOwnMessageView(message, answersTo(message)));
  }

  deleteMessagesOf(emailKey: string, tx: EntityManager): Promise<void> {
    return this.messages.removeOfWriter(emailKey, tx);
  }

  private async show(id: string, tx?: EntityManager): Promise<VisitorMessageView> {
    const message = await this.get(id, tx);
    return toVisitorMessageView(message, (await this.answersTo([message], tx))(message));
  }

  private async answersTo(
    messages: VisitorMessage[],
    tx?: EntityManager,
  ): Promise<(message: VisitorMessage) => DeliveredAnswer[]> {
    const ids = messages.map(({ id }) => id);
    const answers = await this.answers.ofMessages(ids, tx);
    const states = await this.emails.statesOfAnswers(
      answers.map(({ id }) => id),
      tx,
    );
    const delivered = answers.map((answer) => ({ ...answer, delivery: states.get(answer.id) ?? null }));
    return ({ id }) => delivered.filter(({ messageId }) => messageId === id);
  }

  private async get(id: string, tx?: EntityManager): Promise<VisitorMessage> {
    const message = await this.messages.findMessage(id, tx);
    if (!message) throw notFound('message');
    return message;
  }

  private async requireSameMessage(
    { id, email, text }: Pick<VisitorMessage, 'id' | 'email' | 'text'>,
    tx: EntityManager,
  ): Promise<void> {
    const earlier = await this.messages.findMessage(id, tx);
    if (earlier?.email !== email || earlier.text !== text) throw anotherMessage();
  }

  private async requireSameAnswer(
    { id, messageId, text }: Pick<MessageAnswer, 'id' | 'messageId' | 'text'>,
    tx: EntityManager,
  ): Promise<void> {
    const earlier = await this.answers.findAnswer(id, tx);
    if (earlier?.messageId !== messageId || earlier.text !== text) throw anotherMessage();
  }
}
