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
 * When a client known without an account verifies their email address, their client record becomes part of the
 * account. Not earlier, because anyone can sign up with anyone's address.
 */
@Injectable()
export class AddressVerifiedService implements EmailVerificationListener {
  constructor(
    private readonly records: ClientRecordsService,
    private readonly merging: RecordMergingService,
    private readonly audit: AuditService,
  ) {}

  async onVerified({ userId, emailKey }: VerifiedAddress, tx: EntityManager): Promise<void> {
    // A concurrent booking at the desk for this address has either found the record before, or will find the account.
    const record = await this.records.lockByEmailKey(emailKey, tx);
    if (!record) return;
    const moved = await this.merging.intoAccount(record, userId, tx);
    // Links can be followed without logging in, so the log has no actor.
    const object = { type: 'client', id: userId };
    const detail = { cardId: record.id, visits: moved };
    await this.audit.record({ actor: { id: null }, action: 'client.merged', object, detail }, tx);
  }
}
