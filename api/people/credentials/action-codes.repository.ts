import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { type ColumnsOf, nullable, oneOf, text } from '../../database/columns.js';
import { execute, findRow } from '../../database/rows.js';
import { ActionCode } from './action-code.entity.js';
import type { ActionKind, UsedCode } from './domain/action-code-life.js';

export type NewActionCode = Pick<
  ActionCode,
  'userId' | 'kind' | 'codeHash' | 'email' | 'emailKey' | 'createdAt' | 'expiresAt'
>;

const usedCodeColumns: ColumnsOf<UsedCode> = {
  userId: text,
  kind: oneOf('verification', 'reset', 'email-change', 'email-undo'),
  email: nullable(text),
};

@Injectable()
export class ActionCodesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Replaces the account's open code of this kind, even if two are requested at once. */
  async replaceOpen(code: NewActionCode, tx: EntityManager): Promise<void> {
    await execute(
      tx,
      `INSERT INTO action_codes (user_id, kind, code_hash, email, email_key, created_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (user_id, kind) WHERE used_at IS NULL AND kind <> 'email-undo'
       DO UPDATE SET code_hash = excluded.code_hash, email = excluded.email, email_key = excluded.email_key,
         created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [code.userId, code.kind, code.codeHash, code.email, code.emailKey, code.createdAt, code.expiresAt],
    );
  }

  /** Checks and marks it in one statement: of concurrent requests with the same code, only one succeeds. */
  async use(
    codeHash: Buffer,
    kinds: readonly ActionKind[],
    now: Date,
    tx: EntityManager,
  ): Promise<UsedCode | null> {
    return findRow(
      tx,
      usedCodeColumns,
      `UPDATE action_codes SET used_at = $3
       WHERE code_hash = $1 AND kind = ANY ($2) AND used_at IS NULL AND expires_at > $3 AND user_id IS NOT NULL
       RETURNING user_id AS "userId", kind, email`,
      [codeHash, kinds, now],
    );
  }

  /** An unused code, expired or not. */
  findUnused(
    codeHash: Buffer,
    kinds: readonly ActionKind[],
    tx: EntityManager = this.source.manager,
  ): Promise<ActionCode | null> {
    return tx.findOneBy(ActionCode, { codeHash, kind: In(kinds), usedAt: IsNull() });
  }

  /** True if another account may still restore this address. */
  isReserved(
    { emailKey, exceptUserId }: { emailKey: string; exceptUserId: string | null },
    now: Date,
    tx: EntityManager,
  ): Promise<boolean> {
    const open = { usedAt: IsNull(), expiresAt: MoreThan(now) };
    const others = exceptUserId === null ? {} : { userId: Not(exceptUserId) };
    return tx.existsBy(ActionCode, { kind: 'email-undo', emailKey, ...open, ...others });
  }

  async deleteUnusedOf(userId: string, kinds: readonly ActionKind[], tx: EntityManager): Promise<void> {
    await tx.delete(ActionCode, { userId, kind: In(kinds), usedAt: IsNull() });
  }

  async deleteExpired(before: Date, tx: EntityManager): Promise<void> {
    await tx.delete(ActionCode, { expiresAt: LessThan(before) });
  }
}
