import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

type CountVisits = (within?: EntityManager) => Promise<ReadonlyMap<string, number>>;

/**
 * How many visits each member of staff still has. The room that keeps the bookings stands below this one and says
 * here how to count them.
 */
@Injectable()
export class ComingVisits {
  private count: CountVisits = () => {
    throw new Error('Nobody has said how to count visits.');
  };

  countBy(count: CountVisits): void {
    this.count = count;
  }

  /** By staff id; who has none is not in it. */
  counted(within?: EntityManager): Promise<ReadonlyMap<string, number>> {
    return this.count(within);
  }
}
