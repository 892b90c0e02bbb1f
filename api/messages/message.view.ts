import { ApiProperty } from '@nestjs/swagger';
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

export const toVisitorMessageView = (message: VisitorMessage): VisitorMessageView => ({
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
  createdAt: message.createdAt.toISOString(),
});

export const toOwnMessageView = (message: VisitorMessage): OwnMessageView => ({
  kind: message.kind,
  name: `${message.name} ${message.lastName}`.trim(),
  email: message.email,
  phone: message.phone,
  message: message.text,
  createdAt: message.createdAt.toISOString(),
});
