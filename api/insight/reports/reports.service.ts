import { Injectable } from '@nestjs/common';
import { FiguresService } from '../overview/figures.service.js';
import { TillSettingsService } from '../../money/till-settings/till-settings.service.js';
import { type ClientFigures, type ClientsReportView, toClientsReportView } from './clients-report.view.js';
import { ClientsRepository } from './clients.repository.js';
import { partsOf, type Period } from './domain/periods.js';
import type { PeriodDto } from './dto/period.dto.js';
import { type MoneyFigures, type MoneyReportView, toMoneyReportView } from './money-report.view.js';
import { MoneyRepository } from './money.repository.js';
import { ReportNamesService } from './report-names.service.js';
import { boundsOf, ReportPeriodsService, type ReportSpan } from './report-periods.service.js';
import { type TipsReportView, toTipsReportView } from './tips-report.view.js';
import { WorkFiguresService } from './work-figures.service.js';
import { toWorkReportView, type WorkReportView } from './work-report.view.js';

/** The four reports, each for a period and the previous one. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly periods: ReportPeriodsService,
    private readonly work: WorkFiguresService,
    private readonly clients: ClientsRepository,
    private readonly money: MoneyRepository,
    private readonly names: ReportNamesService,
    private readonly bookings: FiguresService,
    private readonly till: TillSettingsService,
  ) {}

  async showWork(query: PeriodDto): Promise<WorkReportView> {
    const span = await this.periods.read(query);
    return toWorkReportView(span, await bothOfSpan(span, (period) => this.work.read(period, span.plan)));
  }

  async showClients(query: PeriodDto): Promise<ClientsReportView> {
    const span = await this.periods.read(query);
    const read = async (period: Period): Promise<ClientFigures> => {
      const bounds = boundsOf(period, span.plan.salon.timeZone);
      const [seen, rebooked] = await Promise.all([
        this.clients.seenWithin(bounds),
        this.clients.rebookedWithin(bounds),
      ]);
      return { seen, rebooked };
    };
    return toClientsReportView(span, await bothOfSpan(span, read));
  }

  /** 409 `till-off` if the salon takes no money here. */
  async showMoney(query: PeriodDto): Promise<MoneyReportView> {
    await this.till.assertOn();
    const span = await this.periods.read(query);
    const both = await bothOfSpan(span, (period) => this.moneyOf(period, span));
    const nameOf = await this.names.namesOf(
      both.flatMap(({ sums, concessions }) => [
        ...sums.map(({ subject }) => subject.split(' ')[0] ?? ''),
        ...concessions.map(({ userId }) => userId),
      ]),
    );
    return toMoneyReportView(span, both, nameOf);
  }

  /** 409 `till-off`, likewise. */
  async showTips(query: PeriodDto): Promise<TipsReportView> {
    await this.till.assertOn();
    const span = await this.periods.read(query);
    const { currency } = span.plan.salon;
    const both = await bothOfSpan(span, async (period) => {
      const sums = await this.money.sumsWithin(period, currency);
      const received = sums
        .filter(({ figure }) => figure === 'tip')
        .map(({ subject, cents }) => ({ staffId: subject, cents }));
      return { received, paidOut: await this.money.tipsPaidWithin(period, currency) };
    });
    const owed = await this.money.tipsOwed(currency);
    const byDay = await this.money.tipsWithin(span.period, currency);
    const nameOf = await this.names.namesOf(
      [...both.flatMap(({ received, paidOut }) => [...received, ...paidOut]), ...owed].map(
        ({ staffId }) => staffId,
      ),
    );
    return toTipsReportView(span, both, { owed, byDay }, nameOf);
  }

  private async moneyOf(period: Period, { plan }: ReportSpan): Promise<MoneyFigures> {
    const { currency, timeZone } = plan.salon;
    const parts = partsOf(period).map((part) => ({ day: part.firstDay, ...boundsOf(part, timeZone) }));
    const [sums, concessions, takenByDay, booked] = await Promise.all([
      this.money.sumsWithin(period, currency),
      this.money.concessionsWithin(period, currency),
      this.money.takenWithin(period, currency),
      this.bookings.countByStatus(parts, currency),
    ]);
    const done = booked.filter(({ status }) => status === 'done');
    return {
      sums,
      concessions,
      takenByDay,
      bookedByPart: new Map(done.map(({ day, cents }) => [day, cents])),
    };
  }
}

const bothOfSpan = <Of>({ period, before }: ReportSpan, read: (period: Period) => Promise<Of>) =>
  Promise.all([read(period), read(before)] as const);
