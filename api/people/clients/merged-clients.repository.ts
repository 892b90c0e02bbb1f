import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { MergedClient } from './merged-client.entity.js';

@Injectable()
export class MergedClientsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Who the client of a record is now that is no more; null when it was not merged. */
  async findMerged(id: string, tx: EntityManager = this.source.manager): Promise<string | null> {
    const merged = await tx.findOne(MergedClient, {
      select: { id: true, clientId: true },
      where: { id },
    });
    return merged?.clientId ?? null;
  }

  /** Those who had become this record become the other as well, so that one look is always enough. */
  async addMerged(merged: MergedClient, tx: EntityManager): Promise<void> {
    await tx.update(MergedClient, { clientId: merged.id }, { clientId: merged.clientId });
    await tx.insert(MergedClient, merged);
  }

  async remove(clientId: string, tx: EntityManager): Promise<void> {
    await tx.delete(MergedClient, { clientId });
  }
}
