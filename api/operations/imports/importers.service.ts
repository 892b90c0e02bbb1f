import { Injectable } from '@nestjs/common';
import { ClientsImport } from './clients.import.js';
import { GiftCardsImport } from './gift-cards.import.js';
import type { KindImport } from './kind-import.js';
import { ProductsImport } from './products.import.js';
import { ServicesImport } from './services.import.js';
import { TeamImport } from './team.import.js';

/** The kinds of list that can come in. */
export type Importable = 'clients' | 'services' | 'team' | 'products' | 'gift-cards';

/** The importer of each kind. */
@Injectable()
export class ImportersService {
  private readonly importers: Record<Importable, KindImport>;

  constructor(
    clients: ClientsImport,
    services: ServicesImport,
    team: TeamImport,
    products: ProductsImport,
    giftCards: GiftCardsImport,
  ) {
    // Each writes only the rows that it has planned itself.
    this.importers = { clients, services, team, products, 'gift-cards': giftCards } as Record<
      Importable,
      KindImport
    >;
  }

  of(kind: Importable): KindImport {
    return this.importers[kind];
  }
}
