import { ApiProperty } from '@nestjs/swagger';
import { ApiLanguage } from '../../common/http/api-language.decorator.js';
import { knownLanguage } from '../../common/words/known-language.js';
import { PageView } from '../../common/page/page.view.js';
import type { Language } from '../../words/types.gen.js';
import { type EmailState, emailStates } from '../../mail/mail/domain/email-state.js';
import type { MessageAnswer } from './message-answer.entity.js';
import {
  type FormKind,
  formKinds,
  type InboxStatus,
  inboxStatuses,
  type VisitorMessage,
} from './visitor-message.entity.js';

/** All that a visitor learns: the message has arrived. */
export class MessageReceiptView {
  _id: string;
}

/** An answer of the salon, as its recipient may export it. */
export class OwnAnswerView {
  text: string;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** An answer in the salon's inbox. */
export class MessageAnswerView extends OwnAnswerView {
  /** The author; null if their account no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  writtenBy: string | null;

  /** Delivery state of its email; null if that is no longer kept. */
  @ApiProperty({ enum: emailStates, nullable: true })
  delivery: EmailState | null;
}

/** A message in the salon's inbox. */
export class VisitorMessageView {
  _id: string;

  @ApiProperty({ enum: formKinds })
  kind: FormKind;

  name: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;

  /** The language of the page it was written on, used for the answer; null for the salon's main language. */
  @ApiLanguage({ nullable: true })
  language: Language | null;

  @ApiProperty({ enum: inboxStatuses })
  status: InboxStatus;

  /** Instant, ISO 8601 in UTC; null while it is open. */
  @ApiProperty({ type: String, nullable: true })
  handledAt: string | null;

  /** The person who marked it as handled; null while it is open, or if their account no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  handledBy: string | null;

  note: string;

  /** The answers sent by email, oldest first. */
  answers: MessageAnswerView[];

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** A message as its author may export it, without the salon's own note. */
export class OwnMessageView {
  @ApiProperty({ enum: formKinds })
  kind: FormKind;
  name: string;
  email: string;
  phone: string;
  message: string;
  answers: OwnAnswerView[];
  createdAt: string;
}

export class MessagePageView extends PageView {
  items: VisitorMessageView[];

  /** The number of open messages, regardless of the filters. */
  open: number;
}

const toOwnAnswerView = ({ text, createdAt }: MessageAnswer): OwnAnswerView => ({
  text,
  createdAt: createdAt.toISOString(),
});

/** An answer, and what became of its email. */
export type DeliveredAnswer = MessageAnswer & { delivery: EmailState | null };

const toMessageAnswerView = (answer: DeliveredAnswer): MessageAnswerView => ({
  ...toOwnAnswerView(answer),
  writtenBy: answer.writtenBy?.name ?? null,
  delivery: answer.delivery,
});

export const toVisitorMessageView = (
  message: VisitorMessage,
  answers: DeliveredAnswer[],
): VisitorMessageView => ({
  _id: message.id,
  kind: message.kind,
  name: message.name,
  lastName: message.lastName,
  email: message.email,
  phone: message.phone,
  message: message.text,
  language: knownLanguage(message.lang),
  status: message.status,
  handledAt: message.handledAt?.toISOString() ?? null,
  handledBy: message.handledBy?.name ?? null,
  note: message.note,
  answers: answers.map(toMessageAnswerView),
  createdAt: message.createdAt.toISOString(),
});

export const toOwnMessageView = (message: VisitorMessage, answers: MessageAnswer[]): OwnMessageView => ({
  kind: message.kind,
  name: `${message.name} ${message.lastName}`.trim(),
  email: message.email,
  phone: message.phone,
  message: message.text,
  answers: answers.map(toOwnAnswerView),
  createdAt: message.createdAt.toISOString(),
});
