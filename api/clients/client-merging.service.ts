import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { Clock } from '../common/clock.js';
import { EmailVerificationListener, type VerifiedAddress } from '../users/email-verification-listener.js';
import { UsersService } from '../users/users.service.js';
import { ClientBookings } from './client-bookings.js';
import { ClientsRepository } from './clients.repository.js';
import { joinNotes } from './domain/join-notes.js';
import { joinWarnings } from './domain/join-warnings.js';
import { joinTags } from './domain/tags.js';

/**
 * A client whom the salon knew without an account verifies the email address: what the salon has kept of them becomes
 * part of their account. Not earlier, because anybody can sign up with anybody's address.
 */
@Injectable()
export class ClientMergingService implements EmailVerificationListener {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly bookings: ClientBookings,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async onVerified({ userId, emailKey }: VerifiedAddress, within: EntityManager): Promise<void> {
    // A booking that the desk makes under this address at the same moment has found the record before, or will find the
    // account after.
    await this.clients.lockKeys([emailKey], within);
    const record = await this.clients.lockByEmailKey(emailKey, within);
    if (!record) return;
    const own = await this.clients.findOfUser(userId, within);
    const kept = {
      note: joinNotes(own?.note ?? '', record.note),
      warning: joinWarnings(own?.warning ?? '', record.warning),
      tags: joinTags(...(own?.tags ?? []), ...record.tags),
    };
    const cardId = await this.clients.keepOfUser(userId, kept, this.clock.now(), within);
    const moved = await this.bookings.moveToAccount(record.id, { userId, cardId }, within);
    await this.clients.remove(record.id, within);
    await this.users.completeProfile(userId, record, within);
    // A link can be followed without being signed in, so nobody is named as having done this.
    const object = { type: 'client', id: userId };
    const detail = { cardId: record.id, visits: moved };
    await this.audit.record({ actor: { id: null }, action: 'client.merged', object, detail }, within);
  }
}
