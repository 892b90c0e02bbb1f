import type { OfferedTerms } from './domain/asking-terms.js';

/** Who does what. The staff module provides it, because it may import this one. */
export abstract class ServiceOffers {
  /** The offers of the team members who can be booked, by the id of the service; one that nobody does is left out. */
  abstract listByService(): Promise<ReadonlyMap<string, OfferedTerms[]>>;
}
