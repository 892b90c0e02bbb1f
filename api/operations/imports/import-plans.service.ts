import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { Clock } from '../../common/clock.js';
import { factsOf } from '../../common/money/currencies.js';
import { phoneCountryOf } from '../../common/phone/phone-country.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { ImportKind } from '../imports-recognise/domain/kinds.js';
import { isUnanswered, priceQuestion } from '../imports-recognise/domain/questions.js';
import type { Import } from './import.entity.js';
import { ImportersService } from './importers.service.js';
import { importNotPossible } from './imports.problems.js';
import { ImportsRepository } from './imports.repository.js';
import { ImportsService } from './imports.service.js';
import type { ImportDetailsView } from './import.view.js';
import type { JudgedRow, KindImport, PlannedRow } from './kind-import.js';

/** What an import would do. Deciding takes no lock and writes nothing but its own rows. */
@Injectable()
export class ImportPlansService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly lists: ImportsService,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly importers: ImportersService,
  ) {}

  /** 409 for a list that no one has recognised. */
  kindOf({ kind }: Pick<Import, 'kind'>): { kind: ImportKind; importer: KindImport } {
    if (kind === null) throw importNotPossible('kind');
    return { kind, importer: this.importers.of(kind) };
  }

  /** Row by row, since what a large list would write doesn't fit into memory. */
  async *plan(one: Import): AsyncGenerator<PlannedRow> {
    const { kind, importer } = this.kindOf(one);
    const salon = await this.salons.salon();
    const { dateOrder } = one.questions;
    const currency = factsOf(salon.currency);
    const decimalSign = priceQuestion(one.questions, currency);
    if (Object.keys(one.mapping).length === 0) throw importNotPossible('mapping');
    if (isUnanswered(dateOrder, one.dateOrder) || isUnanswered(decimalSign, one.decimalSign)) {
      throw importNotPossible('answer');
    }
    yield* importer.plan({
      rows: this.imports.pending(one.id),
      mapping: one.mapping,
      rules: {
        dateOrder: one.dateOrder ?? dateOrder.proven,
        priceReading: currency.decimals === 0 ? 'none' : (one.decimalSign ?? decimalSign.proven),
        phoneCountry: countryOf(one.phoneCountry) ?? phoneCountryOf(salon),
        currency: salon.currency,
        today: localDayOf(this.clock.nowMinutes(), salon.timeZone),
      },
      known: await this.imports.known(kind),
      opening: one.opening,
      visitChoices: one.visitChoices,
    });
  }

  async rehearseImport(id: string): Promise<ImportDetailsView> {
    const one = await this.lists.get(id);
    if (one.figures !== null) throw importNotPossible('gone');
    if (one.state !== 'ready') throw importNotPossible('ran');
    const judged: JudgedRow[] = [];
    for await (const { number, outcome, problem, cents, isComing } of this.plan(one)) {
      judged.push({ number, outcome, problem, cents, isComing });
    }
    await this.transactions.run(async (tx) => {
      const now = await this.imports.lock(id, tx);
      if (now?.state !== 'ready') throw importNotPossible('ran');
      if (!isDeepStrictEqual(readingOf(now), readingOf(one))) throw importNotPossible('changed');
      await this.imports.saveOutcomes(id, judged, tx);
      await this.imports.change(id, { rehearsedAt: this.clock.now() }, tx);
    });
    return this.lists.showImport(id);
  }
}

/** What the owner can correct before a run. */
const readingOf = ({
  kind,
  mapping,
  dateOrder,
  decimalSign,
  phoneCountry,
  opening,
  visitChoices,
}: Import) => ({
  kind,
  mapping,
  dateOrder,
  decimalSign,
  phoneCountry,
  opening,
  visitChoices,
});

const countryOf = (code: string | null): CountryCode | null =>
  code !== null && isSupportedCountry(code) ? code : null;
