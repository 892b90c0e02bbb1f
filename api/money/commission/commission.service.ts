import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { Clock } from '../../common/clock.js';
import { stepCents } from '../../common/money/currency-step.js';
import { amountCell } from '../../common/table/cells.js';
import { tableFile } from '../../common/table/table-file.js';
import { addDays, type LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { saleLabelOf } from '../sales/sale-label.js';
import { StaffService } from '../../salon/staff/staff.service.js';
import { TillSettingsService } from '../till-settings/till-settings.service.js';
import type { Language } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';
import { noSuchCommissionRate, noSuchTeamMember, rateOfNothing } from './commission.problems.js';
import type { CommissionRate } from './commission-rate.entity.js';
import { CommissionRepository } from './commission.repository.js';
import {
  type CommissionMonthView,
  type CommissionRateView,
  type CommissionStatementView,
  toCommissionLineView,
  toCommissionRateView,
  toCommissionSumView,
  withCommission,
} from './commission.view.js';
import type { MonthDto, SetCommissionRateDto } from './dto/commission.dto.js';

/** Commission of team members: rates, and a monthly statement for each person. */
@Injectable()
export class CommissionService {
  constructor(
    private readonly repository: CommissionRepository,
    private readonly staff: StaffService,
    private readonly salons: SalonSettingsService,
    private readonly till: TillSettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async listRates(): Promise<CommissionRateView[]> {
    await this.till.assertOn();
    return (await this.repository.rates()).map(toCommissionRateView);
  }

  async setRate(body: SetCommissionRateDto, actor: CurrentUser): Promise<CommissionRateView> {
    await this.till.assertOn();
    const { staffId, scope, percent, fromDay } = body;
    const serviceId = scope === 'service' ? (body.serviceId ?? null) : null;
    const productId = scope === 'product' ? (body.productId ?? null) : null;
    if ((await this.staff.findName(staffId)) === null) throw rateOfNothing('#/staffId');
    if (!(await this.repository.isSold({ serviceId, productId }))) throw rateOfNothing(`#/${scope}Id`);
    const rateBp = Math.round(percent * 100);
    const id = await this.transactions.run(async (tx) => {
      const made = await this.repository.set({ staffId, scope, serviceId, productId, rateBp, fromDay }, tx);
      const object = { type: 'staff', id: staffId };
      await this.audit.record(
        { actor, action: 'commission-rate.set', object, detail: { percent, fromDay } },
        tx,
      );
      return made;
    });
    const rate = (await this.repository.rates(staffId)).find((one) => one.id === id);
    if (!rate) throw noSuchCommissionRate();
    return toCommissionRateView(rate);
  }

  /** Adds the demo salon's rates. */
  async seed(
    rates: readonly Pick<CommissionRate, 'staffId' | 'scope' | 'rateBp' | 'fromDay'>[],
    tx: EntityManager,
  ): Promise<void> {
    for (const rate of rates) await this.repository.set({ ...rate, serviceId: null, productId: null }, tx);
  }

  removeRate(id: string, actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const rate = await this.repository.findRate(id, tx);
      if (!rate) throw noSuchCommissionRate();
      await this.repository.remove(id, tx);
      const object = { type: 'staff', id: rate.staffId };
      const detail = { percent: rate.rateBp / 100, fromDay: rate.fromDay };
      await this.audit.record({ actor, action: 'commission-rate.removed', object, detail }, tx);
    });
  }

  /** Bookable people in the owner's order, then anyone else who sold something. */
  async showMonth({ day }: MonthDto): Promise<CommissionMonthView> {
    const month = await this.read(day);
    const people = (await this.staff.everybody()).filter(
      ({ id, active }) => active || month.lines.some(({ staffId }) => staffId === id),
    );
    return {
      ...month.of,
      people: people.map(({ id, name }) =>
        toCommissionSumView(
          id,
          name,
          month.lines.filter(({ staffId }) => staffId === id),
        ),
      ),
    };
  }

  async showStatement(staffId: string, { day }: MonthDto): Promise<CommissionStatementView> {
    const name = await this.staff.findName(staffId);
    if (name === null) throw noSuchTeamMember();
    const { of, lines } = await this.read(day, staffId);
    return {
      ...toCommissionSumView(staffId, name, lines),
      ...of,
      lines: lines.map((line) =>
        toCommissionLineView(line, saleLabelOf({ kind: line.saleKind, number: line.number })),
      ),
    };
  }

  /** The statement as a table. The export is recorded in the activity log. */
  async exportStatement(
    staffId: string,
    query: MonthDto,
    { actor, language }: { actor: CurrentUser; language: Language },
  ): Promise<StreamableFile> {
    const { firstDay, lines, name } = await this.showStatement(staffId, query);
    await this.transactions.run((tx) =>
      this.audit.record({ actor, action: 'commission.exported', object: { type: 'staff', id: staffId } }, tx),
    );
    const words = notices[language];
    return tableFile(
      {
        name: `parlour-commission-${firstDay.slice(0, 7)}`,
        columns: [
          words.columnStaff(),
          words.columnBusinessDay(),
          words.columnDocument(),
          words.columnSold(),
          words.columnNet(),
          words.columnPercent(),
          words.columnCommission(),
        ],
        pieces: [
          lines.map((line) => [
            name,
            line.businessDay,
            line.label ?? '',
            line.title,
            amountCell(line.net),
            amountCell(line.percent),
            amountCell(line.commission),
          ]),
        ],
      },
      query,
    );
  }

  private async read(day: LocalDate | undefined, staffId?: string) {
    await this.till.assertOn();
    const { currency, timeZone } = await this.salons.salon();
    const month = monthOf(day ?? localDayOf(this.clock.nowMinutes(), timeZone));
    const lines = await this.repository.linesWithin(month, currency, staffId);
    const rates = await this.repository.rates(staffId);
    return {
      of: { ...month, currency: toCurrencyView(currency) },
      lines: withCommission(lines, rates, stepCents(currency)),
    };
  }
}

/** The first and last day of the month that contains this day. */
function monthOf(day: LocalDate): { firstDay: LocalDate; lastDay: LocalDate } {
  const firstDay = `${day.slice(0, 7)}-01`;
  const inNext = addDays(firstDay, 31);
  return { firstDay, lastDay: addDays(`${inNext.slice(0, 7)}-01`, -1) };
}
