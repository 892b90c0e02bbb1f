import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { bytes, type ColumnsOf, integer, nullable, text } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';
import { LoginCode, MAX_TRIES } from './login-code.entity.js';

export type NewLoginCode = Omit<LoginCode, 'id' | 'tries' | 'usedAt'>;

/** A code at which somebody is trying. */
export type TriedCode = Pick<
  LoginCode,
  'id' | 'email' | 'name' | 'phone' | 'codeHash' | 'tokenVersion' | 'tries'
>;

const triedCodeColumns: ColumnsOf<TriedCode> = {
  id: text,
  email: text,
  name: text,
  phone: text,
  tokenVersion: nullable(integer),
  codeHash: bytes,
  tries: integer,
};

@Injectable()
export class LoginCodesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async addCode(code: NewLoginCode, tx: EntityManager): Promise<void> {
    await tx.insert(LoginCode, code);
  }

  /**
   * The browser's latest code, with one more try counted: before the comparison, and in one statement, so that many tries
   * at the same moment count as many. Null when it allows no further one, or its mailbox has had too many that day.
   */
  async countTry(
    browserHash: Buffer,
    { now, since, atMailbox }: { now: Date; since: Date; atMailbox: { free: number; most: number } },
  ): Promise<TriedCode | null> {
    return findRow(
      this.source,
      triedCodeColumns,
      `UPDATE login_codes AS code SET tries = code.tries + 1
       WHERE id = (SELECT max(id) FROM login_codes WHERE browser_hash = $1)
         AND used_at IS NULL AND expires_at > $2 AND tries < $3
         AND (SELECT sum(tries) < CASE WHEN code.tries = 0 THEN $6::int ELSE $5::int END
              FROM login_codes WHERE email_key = code.email_key AND created_at > $4)
       RETURNING id, email, name, phone, code_hash AS "codeHash", token_version AS "tokenVersion", tries`,
      [browserHash, now, MAX_TRIES, since, atMailbox.free, atMailbox.most],
    );
  }

  /** False when it has been used in the meantime. */
  async use(id: string, usedAt: Date, tx: EntityManager): Promise<boolean> {
    const { affected } = await tx.update(LoginCode, { id, usedAt: IsNull() }, { usedAt });
    return affected === 1;
  }

  async deleteOf(emailKey: string, tx: EntityManager): Promise<void> {
    await tx.delete(LoginCode, { emailKey });
  }

  async sweep(before: Date): Promise<void> {
    await this.source.manager.delete(LoginCode, { createdAt: LessThan(before) });
  }
}
