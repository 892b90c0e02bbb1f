import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReceiptHead, type ReceiptHeadFacts } from './receipt-head.entity.js';

@Injectable()
export class ReceiptHeadsRepository {
  findHead(id: string, tx: EntityManager): Promise<ReceiptHead | null> {
    return tx.findOneBy(ReceiptHead, { id });
  }

  /** A head with exactly this content. */
  async findSame(facts: ReceiptHeadFacts, tx: EntityManager): Promise<string | null> {
    return (await tx.findOneBy(ReceiptHead, { ...facts }))?.id ?? null;
  }

  async addHead(head: ReceiptHeadFacts & { madeAt: Date }, tx: EntityManager): Promise<string> {
    const { identifiers } = await tx.insert(ReceiptHead, head);
    return identifiers[0]?.['id'] as string;
  }
}
