import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { text } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';

/** The people of the team, as far as an account is tied to one. */
@Injectable()
export class TeamMembersRepository {
  /** Whether somebody works here, and does until the transaction ends. */
  async holdActive(id: string, tx: EntityManager): Promise<boolean> {
    const member = await findRow(
      tx,
      { id: text },
      `SELECT id FROM staff WHERE id = $1 AND active FOR SHARE`,
      [id],
    );
    return member !== null;
  }
}
