import { Injectable } from '@nestjs/common';
import { pageOf } from '../../common/page/page.js';
import { TillSettingsService } from '../../money/till-settings/till-settings.service.js';
import { toPrice } from '../../common/money/currency-step.js';
import { BookingRowsRepository } from './booking-rows.repository.js';
import { isSaleFigure } from './domain/figures.js';
import { sumOf } from '../../common/grouped.js';
import type { Period } from './domain/periods.js';
import { NOBODY, type RowsDto } from './dto/rows.dto.js';
import { boundsOf, ReportPeriodsService, type ReportSpan } from './report-periods.service.js';
import {
  onPage,
  type ReportRowsView,
  toBookingRowView,
  toSaleRowView,
  toWorkRowView,
} from './report-row.view.js';
import { SaleRowsRepository } from './sale-rows.repository.js';
import { WorkFiguresService } from './work-figures.service.js';

/** Lists the rows behind a figure, which add up to it. */
@Injectable()
export class ReportRowsService {
  constructor(
    private readonly periods: ReportPeriodsService,
    private readonly bookings: BookingRowsRepository,
    private readonly sales: SaleRowsRepository,
    private readonly work: WorkFiguresService,
    private readonly till: TillSettingsService,
  ) {}

  async listRows(query: RowsDto): Promise<ReportRowsView> {
    const span = await this.periods.read(query);
    const range = query.before ? span.before : span.period;
    const shared = {
      timeZone: span.plan.salon.timeZone,
      range: { firstDay: range.firstDay, lastDay: range.lastDay },
    };
    const { figure } = query;
    if (figure === 'work' || figure === 'gap')
      return { ...shared, ...(await this.listWork(query, range, span)) };
    if (isSaleFigure(figure)) return { ...shared, ...(await this.listSales(query, range, span)) };
    const page = pageOf(query);
    const { timeZone, currency } = span.plan.salon;
    const staffId = query.staff === NOBODY ? undefined : query.staff;
    const { rows, total, cents } = await this.bookings.list(
      { figure, bounds: boundsOf(range, timeZone), currency, staffId, lead: query.lead, by: query.by },
      page,
    );
    const items = rows.map((row) => toBookingRowView(row, timeZone));
    return { ...shared, ...page, total, items, amount: toPrice(cents), minutes: null };
  }

  private async listWork(query: RowsDto, range: Period, { plan }: ReportSpan) {
    const page = pageOf(query);
    const { timeZone } = plan.salon;
    const lines = (await this.work.measured(range, plan))
      .map((line) => ({ line, minutes: query.figure === 'gap' ? line.gapMinutes : line.minutes }))
      .filter(
        ({ line, minutes }) =>
          (query.figure === 'work' || minutes > 0) &&
          (query.staff === undefined || line.staffId === query.staff) &&
          (query.service === undefined || line.serviceId === query.service),
      );
    return {
      ...page,
      total: lines.length,
      items: onPage(lines, page).map(({ line, minutes }) => toWorkRowView(line, minutes, timeZone)),
      amount: toPrice(sumOf(lines, ({ line }) => line.cents)),
      minutes: sumOf(lines, ({ minutes }) => minutes),
    };
  }

  private async listSales(query: RowsDto, range: Period, { plan }: ReportSpan) {
    await this.till.assertOn();
    const page = pageOf(query);
    const { figure, staff, service, product, method, rate, rateBp } = query;
    if (!isSaleFigure(figure)) throw new Error(`${figure} is no figure of sales.`);
    const { rows, total, cents } = await this.sales.list(
      {
        figure,
        range,
        currency: plan.salon.currency,
        staffId: staff === NOBODY ? null : staff,
        serviceId: service,
        productId: product,
        method,
        rateId: rate,
        rateBp,
      },
      page,
    );
    return { ...page, total, items: rows.map(toSaleRowView), amount: toPrice(cents), minutes: null };
  }
}
