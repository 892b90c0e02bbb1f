import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { text } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';

/** Team members, as far as accounts refer to them. */
@Injectable()
export class TeamMembersRepository {
  /** True if the person works here, and does so until the transaction ends. */
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
