import { Injectable } from '@nestjs/common';
import { ClientsImport } from './clients.import.js';
import { GiftCardsImport } from './gift-cards.import.js';
import type { ImportKind } from '../imports-recognise/domain/kinds.js';
import type { KindImport } from './kind-import.js';
import { ProductsImport } from './products.import.js';
import { ServicesImport } from './services.import.js';
import { TeamImport } from './team.import.js';
import { VisitsImport } from './visits.import.js';

/** The importer of each kind. */
@Injectable()
export class ImportersService {
  private readonly importers: Record<ImportKind, KindImport>;

  constructor(
    clients: ClientsImport,
    services: ServicesImport,
    team: TeamImport,
    products: ProductsImport,
    visits: VisitsImport,
    giftCards: GiftCardsImport,
  ) {
    // Each writes only the rows that it has planned itself.
    this.importers = { clients, services, team, products, visits, 'gift-cards': giftCards } as Record<
      ImportKind,
      KindImport
    >;
  }

  of(kind: ImportKind): KindImport {
    return this.importers[kind];
  }
}
