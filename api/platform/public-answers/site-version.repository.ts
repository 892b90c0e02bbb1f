import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class SiteVersionRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async read(): Promise<string> {
    const [row]: { version: string }[] = await this.source.query(
      // With a parameter, because only such statements are prepared.
      `SELECT version FROM site_version WHERE id = $1`,
      [1],
    );
    if (!row) throw new Error('The site has no version.');
    return row.version;
  }
}
