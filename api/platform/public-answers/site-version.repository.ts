import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { text } from '../../database/columns.js';
import { findRow } from '../../database/rows.js';

@Injectable()
export class SiteVersionRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async read(): Promise<string> {
    const row = await findRow(
      this.source,
      { version: text },
      // Takes a parameter, because only statements with parameters are prepared.
      `SELECT version FROM site_version WHERE id = $1`,
      [1],
    );
    if (!row) throw new Error('The site has no version.');
    return row.version;
  }
}
