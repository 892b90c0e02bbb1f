import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whose an address is from now on. */
export interface ProvedAddress {
  userId: string;
  emailKey: string;
}

type Follow = (proved: ProvedAddress, within: EntityManager) => Promise<void>;

/**
 * What follows when somebody proves that an address is hers. The room that keeps the clients' cards stands below this
 * one and says here what to do, so that no way of proving an address can forget it.
 */
@Injectable()
export class ProvedAddresses {
  private follow: Follow = () => {
    throw new Error('Nobody has said what follows from a proved address.');
  };

  followBy(follow: Follow): void {
    this.follow = follow;
  }

  /** In the transaction of the proof. */
  proved(address: ProvedAddress, within: EntityManager): Promise<void> {
    return this.follow(address, within);
  }
}
