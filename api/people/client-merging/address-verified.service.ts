import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../platform/audit/audit.service.js';
import { ClientRecordsService } from '../clients/client-records.service.js';
import {
  EmailVerificationListener,
  type VerifiedAddress,
} from '../users/email-verification-listener.port.js';
import { RecordMergingService } from './record-merging.service.js';

/**
 * A client whom the salon knew without an account verifies the email address: what the salon has kept of them becomes
 * part of their account. Not earlier, because anybody can sign up with anybody's address.
 */
@Injectable()
export class AddressVerifiedService implements EmailVerificationListener {
  constructor(
    private readonly records: ClientRecordsService,
    private readonly merging: RecordMergingService,
    private readonly audit: AuditService,
  ) {}

  async onVerified({ userId, emailKey }: VerifiedAddress, tx: EntityManager): Promise<void> {
    // A booking that the desk makes under this address at the same moment has found the record before, or will find the
    // account after.
    const record = await this.records.lockByEmailKey(emailKey, tx);
    if (!record) return;
    const moved = await this.merging.intoAccount(record, userId, tx);
    // A link can be followed without being signed in, so nobody is named as having done this.
    const object = { type: 'client', id: userId };
    const detail = { cardId: record.id, visits: moved };
    await this.audit.record({ actor: { id: null }, action: 'client.merged', object, detail }, tx);
  }
}
