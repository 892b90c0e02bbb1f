import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { MergedClient } from './merged-client.entity.js';

@Injectable()
export class MergedClientsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** The client that a deleted record was merged into; null if it was not merged. */
  async findMerged(id: string, tx: EntityManager = this.source.manager): Promise<string | null> {
    const merged = await tx.findOne(MergedClient, {
      select: { id: true, clientId: true },
      where: { id },
    });
    return merged?.clientId ?? null;
  }

  /** Redirects earlier merges into this record to the new client as well, so that one look-up is enough. */
  async addMerged(merged: MergedClient, tx: EntityManager): Promise<void> {
    await tx.update(MergedClient, { clientId: merged.id }, { clientId: merged.clientId });
    await tx.insert(MergedClient, merged);
  }

  async remove(clientId: string, tx: EntityManager): Promise<void> {
    await tx.delete(MergedClient, { clientId });
  }
}
