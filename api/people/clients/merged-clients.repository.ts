import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { MergedClient } from './merged-client.entity.js';

@Injectable()
export class MergedClientsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Who the client of a record is now that is no more; null when it was not merged. */
  async find(id: string, within: EntityManager = this.source.manager): Promise<string | null> {
    const merged = await within.findOne(MergedClient, {
      select: { id: true, clientId: true },
      where: { id },
    });
    return merged?.clientId ?? null;
  }

  /** Those who had become this record become the other as well, so that one look is always enough. */
  async add(merged: MergedClient, within: EntityManager): Promise<void> {
    await within.update(MergedClient, { clientId: merged.id }, { clientId: merged.clientId });
    await within.insert(MergedClient, merged);
  }

  async remove(clientId: string, within: EntityManager): Promise<void> {
    await within.delete(MergedClient, { clientId });
  }
}
