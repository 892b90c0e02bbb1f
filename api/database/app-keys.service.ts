import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AppKey } from './app-key.entity.js';

/**
 * Stores the proposed value unless one exists, and returns the stored one, so that instances starting together agree.
 */
export async function getOrCreateKey(name: string, proposed: string, tx: EntityManager): Promise<string> {
  await tx.query(`INSERT INTO app_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    name,
    proposed,
  ]);
  const [key]: { value: string }[] = await tx.query(`SELECT value FROM app_keys WHERE name = $1`, [name]);
  if (!key) throw new Error(`The key ${name} was deleted as it was made.`);
  return key.value;
}

/** The server's own secrets. In the shared layer, because several modules sign with their own keys. */
@Injectable()
export class AppKeysService {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async findKey(name: string): Promise<string | null> {
    const key = await this.source.manager.findOneBy(AppKey, { name });
    return key?.value ?? null;
  }

  getOrCreate(name: string, proposed: string): Promise<string> {
    return getOrCreateKey(name, proposed, this.source.manager);
  }

  async remove(name: string, tx: EntityManager): Promise<void> {
    await tx.delete(AppKey, { name });
  }
}
