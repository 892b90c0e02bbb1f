import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppKey } from './app-key.entity.js';

/** The server's own secrets. Part of the shared layer, because more than one module signs with a key of its own. */
@Injectable()
export class AppKeysService {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async find(name: string): Promise<string | null> {
    const key = await this.source.manager.findOneBy(AppKey, { name });
    return key?.value ?? null;
  }

  /** Stores the proposed value unless there is one, and returns what is stored: copies that start together agree. */
  async getOrCreate(name: string, proposed: string): Promise<string> {
    await this.source.query(`INSERT INTO app_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
      name,
      proposed,
    ]);
    const { value } = await this.source.manager.findOneByOrFail(AppKey, { name });
    return value;
  }

  async remove(name: string, within: EntityManager): Promise<void> {
    await within.delete(AppKey, { name });
  }
}
