import type { EntityManager } from 'typeorm';
import { execute } from '../../database/rows.js';
import { waiting } from './outbox-email.entity.js';

/** The fate of emails that were due when a salon is restored: they may have been sent since the backup. */
export const dueMailFates = ['hold', 'send', 'drop'] as const;
export type DueMailFate = (typeof dueMailFates)[number];

/** Settles waiting emails that were due before an instant. Those already held in the archive stay held. */
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
