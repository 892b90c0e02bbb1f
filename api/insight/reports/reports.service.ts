import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { addDays } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { FiguresService } from '../overview/figures.service.js';
import { TillSettingsService } from '../../money/till-settings/till-settings.service.js';
import {
  type ClientFigures,
  type ClientsReportView,
  type SeenAgainView,
  toClientsReportView,
} from './clients-report.view.js';
import { ClientsRepository } from './clients.repository.js';
import { monthsUntil, partsOf, type Period } from './domain/periods.js';
import type { PeriodDto } from './dto/period.dto.js';
import {
  type MoneyFigures,
  type MoneyReportView,
  type MoneySums,
  toMoneyReportView,
} from './money-report.view.js';
import { MoneyRepository } from './money.repository.js';
import { ReportNamesService } from './report-names.service.js';
import { boundsOf, ReportPeriodsService, type ReportSpan } from './report-periods.service.js';
import { type TipFigures, type TipsReportView, toTipsReportView } from './tips-report.view.js';
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
    private readonly clock: Clock,
  ) {}

  async showWork(query: PeriodDto): Promise<WorkReportView> {
    const span = await this.periods.read(query);
    const both = await bothOfSpan(span, (period) => this.work.read(period, span.plan));
    const byNow = span.beforeByNow && (await this.work.countWithin(span.beforeByNow, span.plan));
    return toWorkReportView(span, both, byNow);
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
    return toClientsReportView(span, await bothOfSpan(span, read), await this.readSeenAgain(span));
  }

  /** The last months, up to the one in which the period ends. */
  private async readSeenAgain({ plan, period }: ReportSpan): Promise<SeenAgainView[]> {
    const { timeZone } = plan.salon;
    const today = localDayOf(this.clock.nowMinutes(), timeZone);
    const months = monthsUntil(period.lastDay < today ? period.lastDay : today, MONTHS_SEEN_AGAIN);
    const figures = await this.clients.seenAgainWithin(
      months.map((month) => ({ day: month.firstDay, ...boundsOf(month, timeZone) })),
    );
    return months.map((month) => {
      const figure = figures.find(({ day }) => day === month.firstDay);
      return {
        firstDay: month.firstDay,
        lastDay: month.lastDay,
        clients: figure?.clients ?? 0,
        seenAgain: figure?.seenAgain ?? 0,
        newClients: figure?.newClients ?? 0,
        newSeenAgain: figure?.newSeenAgain ?? 0,
        isOver: addDays(month.lastDay, DAYS_SEEN_AGAIN) < today,
      };
    });
  }

  /** 409 `till-off` if the salon takes no money here. */
  async showMoney(query: PeriodDto): Promise<MoneyReportView> {
    await this.till.assertOn();
    const span = await this.periods.read(query);
    const both = await bothOfSpan(span, (period) => this.moneyOf(period, span));
    const byNow = span.beforeByNow && (await this.sumsByNow(span.beforeByNow, span));
    const nameOf = await this.names.namesOf(
      both.flatMap(({ sums, concessions }) => [
        ...sums.map(({ subject }) => subject.split(' ')[0] ?? ''),
        ...concessions.map(({ userId }) => userId),
      ]),
    );
    return toMoneyReportView(span, both, byNow, nameOf);
  }

  /** 409 `till-off`, likewise. */
  async showTips(query: PeriodDto): Promise<TipsReportView> {
    await this.till.assertOn();
    const span = await this.periods.read(query);
    const { currency } = span.plan.salon;
    const read = async (period: Period): Promise<TipFigures> => {
      const sums = await this.money.sumsWithin(period, currency);
      const received = sums
        .filter(({ figure }) => figure === 'tip')
        .map(({ subject, cents }) => ({ staffId: subject, cents }));
      const [paidOut, byDay] = await Promise.all([
        this.money.tipsPaidWithin(period, currency),
        this.money.tipsWithin(period, currency),
      ]);
      return { received, paidOut, byDay };
    };
    const both = await bothOfSpan(span, read);
    const byNow = span.beforeByNow && (await read(span.beforeByNow));
    const owed = await this.money.tipsOwed(currency);
    const nameOf = await this.names.namesOf(
      [...both.flatMap(({ received, paidOut }) => [...received, ...paidOut]), ...owed].map(
        ({ staffId }) => staffId,
      ),
    );
    return toTipsReportView(span, both, byNow, owed, nameOf);
  }

  private async sumsByNow(period: Period, { plan }: ReportSpan): Promise<MoneySums> {
    const { currency } = plan.salon;
    const [sums, concessions] = await Promise.all([
      this.money.sumsWithin(period, currency),
      this.money.concessionsWithin(period, currency),
    ]);
    return { sums, concessions };
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

/** Time after the first visit of a month within which a client counts as seen again. */
const DAYS_SEEN_AGAIN = 90;
const MONTHS_SEEN_AGAIN = 6;

const bothOfSpan = <Of>({ period, before }: ReportSpan, read: (period: Period) => Promise<Of>) =>
  Promise.all([read(period), read(before)] as const);
