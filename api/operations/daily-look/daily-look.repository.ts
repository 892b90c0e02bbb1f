import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { LocalDate } from '../../common/time/local-date.js';
import { list, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { DailyLook } from './daily-look.entity.js';

@Injectable()
export class DailyLookRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Claims today's check. Returns the previous result, or null if this or another instance has already claimed it. */
  async claim(today: LocalDate): Promise<string[] | null> {
    const rows = await queryRows(
      this.source,
      { found: list(text) },
      `UPDATE daily_look SET looked_on = $1 WHERE looked_on IS NULL OR looked_on < $1 RETURNING found`,
      [today],
    );
    return rows[0]?.found ?? null;
  }

  async note(found: string[], tx: EntityManager): Promise<void> {
    await tx.update(DailyLook, { id: 1 }, { found });
  }
}
