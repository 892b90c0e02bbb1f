import { ApiProperty } from '@nestjs/swagger';
import type { Letter } from './letter.js';
import { type MessageKind, messageKinds } from './message.js';
import { type MessageState, messageStates } from './outbox.repository.js';
import type { OutboxMessage } from './outbox-message.entity.js';

export class MailView {
  _id: string;

  @ApiProperty({ enum: messageKinds })
  kind: MessageKind;

  toName: string;
  toAddress: string;

  @ApiProperty({ enum: messageStates })
  state: MessageState;

  /** Why it was dropped, or what the last try met; empty when all went well. */
  reason: string;

  /** Null until it was sent. */
  @ApiProperty({ type: String, nullable: true })
  subject: string | null;

  attempts: number;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;

  /** When it is tried next, or was due. */
  dueAt: string;

  @ApiProperty({ type: String, nullable: true })
  sentAt: string | null;
}

export class LetterView extends MailView {
  /** As it was sent, or would be now; null when it will never be. Secret links are left out once a mail server has it. */
  @ApiProperty({ type: String, nullable: true })
  text: string | null;

  @ApiProperty({ type: String, nullable: true })
  html: string | null;

  /** The calendar file that goes with it; null when there is none. */
  @ApiProperty({ type: String, nullable: true })
  calendar: string | null;
}

export class MailPageView {
  items: MailView[];
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;

  /** False when no mail server is set and letters stay on this page. */
  leavesTheHouse: boolean;

  /** How many were given up. */
  failed: number;

  /** How many wait although they were tried minutes ago: a mail server in trouble. */
  overdue: number;
}

/** A letter as the one to whom it went may take it with her. */
export class OwnLetterView {
  @ApiProperty({ enum: messageKinds })
  kind: MessageKind;
  to: string;

  @ApiProperty({ enum: messageStates })
  state: MessageState;
  createdAt: string;

  @ApiProperty({ type: String, nullable: true })
  sentAt: string | null;

  /** Null until it was sent. */
  @ApiProperty({ type: String, nullable: true })
  subject: string | null;

  @ApiProperty({ type: String, nullable: true })
  text: string | null;
}

const stateOf = ({ sentAt, droppedAt, failedAt }: OutboxMessage): MessageState => {
  if (sentAt) return 'sent';
  if (droppedAt) return 'dropped';
  return failedAt ? 'failed' : 'waiting';
};

export const toMailView = (message: OutboxMessage): MailView => ({
  _id: message.id,
  kind: message.kind,
  toName: message.toName,
  toAddress: message.toAddress,
  state: stateOf(message),
  reason: message.dropReason || message.lastError,
  subject: message.letter?.subject ?? null,
  attempts: message.attempts,
  createdAt: message.createdAt.toISOString(),
  dueAt: message.notBefore.toISOString(),
  sentAt: message.sentAt?.toISOString() ?? null,
});

export const toLetterView = (
  message: OutboxMessage,
  letter: Pick<Letter, 'subject' | 'text' | 'html' | 'calendar'> | null,
): LetterView => ({
  ...toMailView(message),
  subject: letter?.subject ?? null,
  text: letter?.text ?? null,
  html: letter?.html ?? null,
  calendar: letter?.calendar?.file ?? null,
});

export const toOwnLetterView = (message: OutboxMessage): OwnLetterView => ({
  kind: message.kind,
  to: message.toAddress,
  state: stateOf(message),
  createdAt: message.createdAt.toISOString(),
  sentAt: message.sentAt?.toISOString() ?? null,
  subject: message.letter?.subject ?? null,
  text: message.letter?.text ?? null,
});
