import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { integer } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';
import { LoginCode, MAX_TRIES } from './login-code.entity.js';

export type NewLoginCode = Omit<LoginCode, 'id' | 'tries' | 'usedAt'>;

/** A code that a browser asked for. */
export type AskedCode = Pick<LoginCode, 'id' | 'email' | 'name' | 'phone' | 'codeHash' | 'tokenVersion'>;

@Injectable()
export class LoginCodesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async addCode(code: NewLoginCode, tx: EntityManager): Promise<void> {
    await tx.insert(LoginCode, code);
  }

  /** The browser's latest code. */
  findLatest(browserHash: Buffer): Promise<AskedCode | null> {
    return this.source.manager.findOne(LoginCode, {
      select: { id: true, email: true, name: true, phone: true, codeHash: true, tokenVersion: true },
      where: { browserHash },
      order: { id: 'DESC' },
    });
  }

  /**
   * Counts an attempt before the comparison, in one statement, so that concurrent ones all count. Returns how many
   * there were, or null if the code allows no more, or its mailbox, where that counts, has had too many that day.
   */
  async countTry(
    id: string,
    { now, since, atMailbox }: { now: Date; since: Date; atMailbox: { free: number; most: number } | null },
  ): Promise<number | null> {
    const row = await findRow(
      this.source,
      { tries: integer },
      `UPDATE login_codes AS code SET tries = code.tries + 1
       WHERE id = $1 AND used_at IS NULL AND expires_at > $2 AND tries < $3
         AND ($5::int IS NULL OR (
           SELECT sum(tries) < CASE WHEN code.tries = 0 THEN $6::int ELSE $5::int END
           FROM login_codes WHERE email_key = code.email_key AND created_at > $4))
       RETURNING tries`,
      [id, now, MAX_TRIES, since, atMailbox?.free ?? null, atMailbox?.most ?? null],
    );
    return row?.tries ?? null;
  }

  /** False if it has been used in the meantime. */
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
