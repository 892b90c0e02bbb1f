import { ApiProperty } from '@nestjs/swagger';
import { sayDropReason } from '../../common/words/notice.js';
import type { Language } from '../../words/types.gen.js';
import { PageView } from '../../common/page/page.view.js';
import type { Email } from '../email-templates/email.js';
import { type EmailKind, emailKinds } from '../email-templates/email-kinds.js';
import { type EmailState, emailStates } from './domain/email-state.js';
import { withoutSecrets } from './domain/without-secrets.js';
import type { HeldKind } from './held-mail.repository.js';
import type { OutboxEmail } from './outbox-email.entity.js';

export class MailView {
  _id: string;

  @ApiProperty({ enum: emailKinds })
  kind: EmailKind;

  toName: string;
  toAddress: string;

  @ApiProperty({ enum: emailStates })
  state: EmailState;

  /** The reason for dropping it, or the error of the last attempt; empty without one. */
  reason: string;

  /** Null until it was sent. */
  @ApiProperty({ type: String, nullable: true })
  subject: string | null;

  attempts: number;

  /** Instant, ISO 8601 in UTC. */
  createdAt: string;

  /** The time of the next attempt, or the time it was due. */
  dueAt: string;

  @ApiProperty({ type: String, nullable: true })
  sentAt: string | null;
}

export class EmailView extends MailView {
  /**
   * The text as sent, or as it would be sent now; null if it never will be. Secret links are dots until a mail server
   * has accepted it, and removed afterwards.
   */
  @ApiProperty({ type: String, nullable: true })
  text: string | null;

  @ApiProperty({ type: String, nullable: true })
  html: string | null;

  /** True if links or codes are hidden that the caller can reveal after confirming their identity. */
  hasSecret: boolean;

  /** The attached calendar file; null without one. */
  @ApiProperty({ type: String, nullable: true })
  calendar: string | null;
}

export class HeldKindView {
  @ApiProperty({ enum: emailKinds })
  kind: EmailKind;

  count: number;
}

/** Emails from before a restore. None of them leaves until an admin says so. */
export class HeldMailView {
  count: number;

  /** Instant, ISO 8601 in UTC. */
  firstDueAt: string;

  /** Instant, ISO 8601 in UTC. */
  lastDueAt: string;

  /** The most frequent first. */
  kinds: HeldKindView[];
}

/** Number of emails in a decision; 0 if another admin has already decided. */
export class HeldMailDecisionView {
  count: number;
}

export class MailPageView extends PageView {
  items: MailView[];

  /** Emails that wait for a decision; null without any. */
  @ApiProperty({ type: HeldMailView, nullable: true })
  held: HeldMailView | null;

  /** False if no mail server is configured, and emails are kept on this page. */
  leavesTheHouse: boolean;

  /** The number of undelivered emails. */
  failed: number;

  /** The number of emails delayed by a problem with the mail server. */
  overdue: number;
}

/** An email as its recipient may export it. */
export class OwnEmailView {
  @ApiProperty({ enum: emailKinds })
  kind: EmailKind;
  to: string;

  @ApiProperty({ enum: emailStates })
  state: EmailState;
  createdAt: string;

  @ApiProperty({ type: String, nullable: true })
  sentAt: string | null;

  /** Null until it was sent. */
  @ApiProperty({ type: String, nullable: true })
  subject: string | null;

  @ApiProperty({ type: String, nullable: true })
  text: string | null;
}

/** State of an email. */
export const stateOf = ({
  sentAt,
  droppedAt,
  failedAt,
  heldAt,
}: Pick<OutboxEmail, 'sentAt' | 'droppedAt' | 'failedAt' | 'heldAt'>): EmailState => {
  if (heldAt) return 'held';
  if (sentAt) return 'sent';
  if (droppedAt) return 'dropped';
  return failedAt ? 'failed' : 'waiting';
};

export const toMailView = (email: OutboxEmail, language: Language): MailView => ({
  _id: email.id,
  kind: email.kind,
  toName: email.toName,
  toAddress: email.toAddress,
  state: stateOf(email),
  reason: email.dropReason ? sayDropReason(email.dropReason, language) : email.lastError,
  subject: email.rendered?.subject ?? null,
  attempts: email.attempts,
  createdAt: email.createdAt.toISOString(),
  dueAt: email.notBefore.toISOString(),
  sentAt: email.sentAt?.toISOString() ?? null,
});

export function toHeldMailView(kinds: HeldKind[]): HeldMailView | null {
  if (kinds.length === 0) return null;
  const first = Math.min(...kinds.map(({ firstDueAt }) => firstDueAt.getTime()));
  const last = Math.max(...kinds.map(({ lastDueAt }) => lastDueAt.getTime()));
  return {
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    firstDueAt: new Date(first).toISOString(),
    lastDueAt: new Date(last).toISOString(),
    kinds: kinds.map(({ kind, count }) => ({ kind, count })),
  };
}

export const toEmailView = (
  email: OutboxEmail,
  language: Language,
  {
    rendered,
    hasSecret = false,
  }: { rendered: Pick<Email, 'subject' | 'text' | 'html' | 'calendar'> | null; hasSecret?: boolean },
): EmailView => ({
  ...toMailView(email, language),
  subject: rendered?.subject ?? null,
  text: rendered?.text ?? null,
  html: rendered?.html ?? null,
  hasSecret,
  calendar: rendered?.calendar?.file ?? null,
});

/** Without secrets, also from their owner: at a stolen session, a link for a new password would open the account. */
export function toOwnEmailView(email: OutboxEmail): OwnEmailView {
  const rendered = email.rendered && withoutSecrets(email.rendered);
  return {
    kind: email.kind,
    to: email.toAddress,
    state: stateOf(email),
    createdAt: email.createdAt.toISOString(),
    sentAt: email.sentAt?.toISOString() ?? null,
    subject: rendered?.subject ?? null,
    text: rendered?.text ?? null,
  };
}
