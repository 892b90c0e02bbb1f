import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import type { StockMove } from './domain/stock.js';
import { ProductsRepository } from './products.repository.js';

/** Changes each product's stock, always through movements with a reason. */
@Injectable()
export class StockService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly clock: Clock,
  ) {}

  /** For existing products. Stock may become negative: the sold items are gone, whatever was counted. */
  async move(moves: readonly StockMove[], actor: { id: string | null }, tx: EntityManager): Promise<void> {
    if (moves.length === 0) return;
    await this.products.move(moves, { actorId: actor.id, at: this.clock.now() }, tx);
  }
}
