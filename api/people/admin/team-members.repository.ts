import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** The people of the team, as far as an account is tied to one. */
@Injectable()
export class TeamMembersRepository {
  /** Whether somebody works here, and does until the transaction ends. */
  async holdActive(id: string, within: EntityManager): Promise<boolean> {
    const rows: unknown[] = await within.query(`SELECT 1 FROM staff WHERE id = $1 AND active FOR SHARE`, [
      id,
    ]);
    return rows.length === 1;
  }
}
