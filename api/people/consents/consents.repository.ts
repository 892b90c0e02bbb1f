import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { bool } from '../../database/columns.js';
import { execute, getRow } from '../../database/rows.js';
import { ClientConsent } from './client-consent.entity.js';
import type { Consent } from './domain/consents.js';

@Injectable()
export class ConsentsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The choices in these client records. */
  listOf(recordIds: string[], tx: EntityManager = this.source.manager): Promise<ClientConsent[]> {
    return tx.findBy(ClientConsent, { clientId: In(recordIds) });
  }

  /** Repeating a choice keeps its date and origin. */
  async choose(
    recordId: string,
    { kind, isGiven, origin, decidedAt }: Consent,
    tx: EntityManager,
  ): Promise<void> {
    await execute(
      tx,
      `INSERT INTO client_consents (client_id, kind, is_given, origin, decided_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (client_id, kind) DO UPDATE SET is_given = excluded.is_given, origin = excluded.origin,
         decided_at = excluded.decided_at
       WHERE client_consents.is_given <> excluded.is_given`,
      [recordId, kind, isGiven, origin, decidedAt],
    );
  }

  /** Adds choices of many records, where a record has no choice of the kind. */
  async addMissing(consents: (Consent & { clientId: string })[], tx: EntityManager): Promise<void> {
    if (consents.length === 0) return;
    await tx.createQueryBuilder().insert().into(ClientConsent).values(consents).orIgnore().execute();
  }

  /** Replaces all choices in a record. */
  async replace(recordId: string, consents: Consent[], tx: EntityManager): Promise<void> {
    await tx.delete(ClientConsent, { clientId: recordId });
    await tx.insert(
      ClientConsent,
      consents.map((consent) => ({ ...consent, clientId: recordId })),
    );
  }

  /** True if the client of a booking declined reminders by email. */
  async declinedReminders({
    clientId,
    cardId,
  }: {
    clientId: string | null;
    cardId: string | null;
  }): Promise<boolean> {
    const { isDeclined } = await getRow(
      this.source,
      { isDeclined: bool },
      `SELECT EXISTS (SELECT FROM client_consents JOIN clients ON clients.id = client_consents.client_id
         WHERE kind = 'email-reminders' AND NOT is_given
           AND CASE WHEN $1::uuid IS NULL THEN clients.id = $2::uuid ELSE clients.user_id = $1::uuid END) AS "isDeclined"`,
      [clientId, cardId],
    );
    return isDeclined;
  }
}
