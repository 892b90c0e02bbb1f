import type { OfferedTerms } from './domain/asking-terms.js';

/** Tells who does which service. The staff module provides it, because it may import this one. */
export abstract class ServiceOffers {
  /** Offers of bookable team members, by service id. Services that no one does are left out. */
  abstract listByService(): Promise<ReadonlyMap<string, OfferedTerms[]>>;
}
