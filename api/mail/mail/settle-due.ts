import type { EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';
import { waiting } from './outbox-email.entity.js';

/** What becomes of emails that were due when a salon comes back from an archive: they may have been sent meanwhile. */
export const dueMailFates = ['hold', 'send', 'drop'] as const;
export type DueMailFate = (typeof dueMailFates)[number];

/** Settles the emails that wait and were due before an instant. Those that were held in the archive are still held. */
export async function settleDue(fate: DueMailFate, before: Date, tx: EntityManager): Promise<void> {
  if (fate === 'send') return;
  await execute(
    tx,
    fate === 'hold'
      ? `UPDATE outbox SET held_at = $1, dropped_at = $1, drop_reason = 'due-before-restore'
         WHERE ${waiting('outbox')} AND not_before < $1`
      : `UPDATE outbox SET dropped_at = $1, drop_reason = 'restored', secret_link = NULL
         WHERE ${waiting('outbox')} AND not_before < $1`,
    [before],
  );
}
