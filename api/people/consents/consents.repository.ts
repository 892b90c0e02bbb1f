import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { bool, oneOf, text } from '../../database/columns.js';
import { execute, getRow, queryRows } from '../../database/rows.js';
import { ClientConsent } from './client-consent.entity.js';
import { emailKeyOf } from '../../common/text/email-key.js';
import { type Consent, consentKinds } from './domain/consents.js';

/** A choice that a client made in another system. */
export type ImportedChoice = Pick<ClientConsent, 'clientId' | 'kind' | 'isGiven'>;

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

  /**
   * Adds choices from another system to many records, and returns those that tell something new. A refusal replaces
   * consent from another system; a choice made here stays.
   */
  addImported(
    choices: readonly ImportedChoice[],
    decidedAt: Date,
    tx: EntityManager,
  ): Promise<ImportedChoice[]> {
    return queryRows(
      tx,
      { clientId: text, kind: oneOf(...consentKinds), isGiven: bool },
      `INSERT INTO client_consents (client_id, kind, is_given, origin, decided_at)
       SELECT client_id, kind, bool_and(is_given), 'import', $4
       FROM unnest($1::uuid[], $2::text[], $3::boolean[]) AS came (client_id, kind, is_given) GROUP BY client_id, kind
       ON CONFLICT (client_id, kind) DO UPDATE SET is_given = false, decided_at = excluded.decided_at
         WHERE client_consents.origin = 'import' AND client_consents.is_given AND NOT excluded.is_given
       RETURNING client_id AS "clientId", kind, is_given AS "isGiven"`,
      [...columnsOf(choices), decidedAt],
    );
  }

  /** Deletes choices from another system that are still as they came in. */
  async removeImported(choices: readonly ImportedChoice[], tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `DELETE FROM client_consents USING unnest($1::uuid[], $2::text[], $3::boolean[]) AS came (client_id, kind, is_given)
       WHERE client_consents.client_id = came.client_id AND client_consents.kind = came.kind
         AND client_consents.is_given = came.is_given AND origin = 'import'`,
      columnsOf(choices),
    );
  }

  /** Replaces all choices in a record. */
  async replace(recordId: string, consents: Consent[], tx: EntityManager): Promise<void> {
    await tx.delete(ClientConsent, { clientId: recordId });
    await tx.insert(
      ClientConsent,
      consents.map((consent) => ({ ...consent, clientId: recordId })),
    );
  }

  /** True if a client with a record of their own agrees to news by email, and is not blocked. */
  async agreesToNews(recordId: string): Promise<boolean> {
    const { isAgreed } = await getRow(
      this.source,
      { isAgreed: bool },
      `SELECT EXISTS (SELECT FROM client_consents JOIN clients ON clients.id = client_consents.client_id
         WHERE clients.id = $1 AND blocked_at IS NULL AND user_id IS NULL AND kind = 'email-news' AND is_given) AS "isAgreed"`,
      [recordId],
    );
    return isAgreed;
  }

  /** True if a record of someone without an account has this address, and is not blocked. */
  async isReached(recordId: string, emailKey: string): Promise<boolean> {
    const { isReached } = await getRow(
      this.source,
      { isReached: bool },
      `SELECT EXISTS (SELECT FROM clients WHERE id = $1 AND user_id IS NULL AND blocked_at IS NULL
         AND ${emailKeyOf('clients')} = $2) AS "isReached"`,
      [recordId, emailKey],
    );
    return isReached;
  }

  /**
   * Notes that the client of a record, or of the one it was merged into, wants no more news by email. So do others
   * without an account who share their address, since one email names them all.
   */
  async declineNews(recordId: string, decidedAt: Date, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `INSERT INTO client_consents (client_id, kind, is_given, origin, decided_at)
       SELECT id, 'email-news', false, 'client', $2 FROM clients
       WHERE id = $1 OR coalesce(user_id, id) = (SELECT client_id FROM merged_clients WHERE id = $1)
         OR (email <> '' AND ${emailKeyOf('clients')} = (
           SELECT ${emailKeyOf('one')} FROM clients AS one WHERE one.id = $1))
       ON CONFLICT (client_id, kind) DO UPDATE SET is_given = false, origin = 'client', decided_at = excluded.decided_at
       WHERE client_consents.is_given`,
      [recordId, decidedAt],
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

const columnsOf = (choices: readonly ImportedChoice[]): [string[], string[], boolean[]] => [
  choices.map(({ clientId }) => clientId),
  choices.map(({ kind }) => kind),
  choices.map(({ isGiven }) => isGiven),
];
