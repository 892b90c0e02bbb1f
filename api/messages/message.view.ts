import { ApiProperty } from '@nestjs/swagger';
import type { MessageAnswer } from './message-answer.entity.js';
import {
  type FormKind,
  formKinds,
  type InboxStatus,
  inboxStatuses,
  type VisitorMessage,
} from './visitor-message.entity.js';

/** All that a visitor is told: it has arrived. */
export class MessageReceiptView {
  _id: string;
}

/** What the salon wrote back, as the one who got it may take it with her. */
export class OwnAnswerView {
  text: string;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** The same in the salon's inbox. */
export class MessageAnswerView extends OwnAnswerView {
  /** The name of who wrote it; null when she has left. */
  @ApiProperty({ type: String, nullable: true })
  writtenBy: string | null;
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

  @ApiProperty({ enum: inboxStatuses })
  status: InboxStatus;

  /** Instant, ISO 8601 in UTC; null while it is open. */
  @ApiProperty({ type: String, nullable: true })
  handledAt: string | null;

  /** The name of who marked it handled; null while it is open, or when she has left. */
  @ApiProperty({ type: String, nullable: true })
  handledBy: string | null;

  note: string;

  /** What was written back by mail, oldest first. */
  answers: MessageAnswerView[];

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;
}

/** A message as the one who wrote it may take it with her; what the salon noted beside it is the salon's. */
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

export class MessagePageView {
  items: VisitorMessageView[];
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;

  /** How many are open, whatever the list shows. */
  open: number;
}

const toOwnAnswerView = ({ text, createdAt }: MessageAnswer): OwnAnswerView => ({
  text,
  createdAt: createdAt.toISOString(),
});

const toMessageAnswerView = (answer: MessageAnswer): MessageAnswerView => ({
  ...toOwnAnswerView(answer),
  writtenBy: answer.writtenBy?.name ?? null,
});

export const toVisitorMessageView = (
  message: VisitorMessage,
  answers: MessageAnswer[],
): VisitorMessageView => ({
  _id: message.id,
  kind: message.kind,
  name: message.name,
  lastName: message.lastName,
  email: message.email,
  phone: message.phone,
  message: message.text,
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
