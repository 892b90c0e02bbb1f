import { amountCell, type TableCell } from '../../common/table/cells.js';
import type { FiguresWords, Language } from '../../words/types.gen.js';
import { figures } from '../../words/words.gen.js';
import type { ClientsReportView } from './clients-report.view.js';
import type { Lead } from './domain/leads.js';
import type { MoneyReportView } from './money-report.view.js';
import type { FigureView, PeriodView } from './report.view.js';
import type { TipsReportView } from './tips-report.view.js';
import type { WorkReportView } from './work-report.view.js';
import { methodName } from '../../money/till-settings/method-name.js';

/** The unit of a figure. */
type Unit = 'amount' | 'count' | 'share';

/** One figure of a report, for the whole or one part. */
export interface ReportLine {
  part: string;
  name: string;
  figure: string;
  unit: Unit;
  value: FigureView;
}

export const reportColumns = ({ firstDay, lastDay, before }: PeriodView, language: Language): string[] => {
  const words = figures[language];
  return [
    words.part(),
    words.name(),
    words.figure(),
    `${firstDay} – ${lastDay}`,
    `${before.firstDay} – ${before.lastDay}`,
  ];
};

export const reportCells = ({ part, name, figure, unit, value }: ReportLine): TableCell[] => {
  const write = (number: number | null): TableCell => {
    if (number === null) return '';
    return unit === 'count' ? Math.round(number) : amountCell(unit === 'share' ? number * 100 : number);
  };
  return [part, name, unit === 'share' ? `${figure} (%)` : figure, write(value.now), write(value.before)];
};

/** Adds the lines of one part: its name, then figure by figure. */
const linesOf =
  (part: string, name: string) =>
  (...of: [figure: string, unit: Unit, value: FigureView][]): ReportLine[] =>
    of.map(([figure, unit, value]) => ({ part, name, figure, unit, value }));

/** A figure without a comparison. */
const onlyNow = (now: number | null): FigureView => ({ now, before: null });

export function workLines(report: WorkReportView, language: Language): ReportLine[] {
  const words = figures[language];
  return [
    ...linesOf(words.wholePeriod(), '')(
      [words.done(), 'count', report.done],
      [words.bookedValue(), 'amount', report.bookedValue],
      [words.averageBooking(), 'amount', report.averageBooking],
      [words.noShows(), 'count', report.noShows],
      [words.noShowRate(), 'share', report.noShowRate],
      [words.cancelled(), 'count', report.cancelled],
      [words.use(), 'share', report.use],
      [minutesOf(words.workMinutes()), 'count', report.workMinutes],
      [minutesOf(words.workingMinutes()), 'count', report.workingMinutes],
      [minutesOf(words.gapMinutes()), 'count', report.gapMinutes],
      [words.gapUse(), 'share', report.gapUse],
      [words.mostAtOnce(), 'count', report.mostAtOnce],
    ),
    ...report.parts.flatMap((part) =>
      linesOf(words.overTime(), part.firstDay)(
        [words.done(), 'count', onlyNow(part.done)],
        [words.bookedValue(), 'amount', onlyNow(part.bookedValue)],
        [words.noShows(), 'count', onlyNow(part.noShows)],
        [words.cancelled(), 'count', onlyNow(part.cancelled)],
      ),
    ),
    ...report.people.flatMap((person) =>
      linesOf(words.byPerson(), person.name)(
        [words.services(), 'count', person.services],
        [words.bookedValue(), 'amount', person.bookedValue],
        [minutesOf(words.workMinutes()), 'count', person.workMinutes],
        [minutesOf(words.workingMinutes()), 'count', onlyNow(person.workingMinutes)],
        [minutesOf(words.awayMinutes()), 'count', onlyNow(person.awayMinutes)],
        [words.use(), 'share', person.use],
        [minutesOf(words.gapMinutes()), 'count', person.gapMinutes],
      ),
    ),
    ...report.services.flatMap((service) =>
      linesOf(words.byService(), service.title)(
        [words.quantity(), 'count', service.done],
        [words.bookedValue(), 'amount', service.bookedValue],
        [minutesOf(words.workMinutes()), 'count', service.workMinutes],
      ),
    ),
    ...report.cancellations.flatMap(({ lead, byClient, bySalon }) =>
      linesOf(words.cancellations(), words.lead({ lead: leadWords[lead] }))(
        [words.byClient(), 'count', byClient],
        [words.bySalon(), 'count', bySalon],
      ),
    ),
  ];
}

export function clientsLines(report: ClientsReportView, language: Language): ReportLine[] {
  const words = figures[language];
  return [
    ...linesOf(words.wholePeriod(), '')(
      [words.clients(), 'count', report.clients],
      [words.newClients(), 'count', report.newClients],
      [words.returning(), 'count', report.returning],
      [words.done(), 'count', report.done],
      [words.unknown(), 'count', report.unknown],
      [words.rebooked(), 'count', report.rebooked],
      [words.rebookedRate(), 'share', report.rebookedRate],
    ),
    ...report.parts.flatMap((part) =>
      linesOf(words.overTime(), part.firstDay)(
        [words.newClients(), 'count', onlyNow(part.newClients)],
        [words.returning(), 'count', onlyNow(part.returning)],
      ),
    ),
    ...report.people.flatMap((person) =>
      linesOf(words.byPerson(), person.name)(
        [words.done(), 'count', person.done],
        [words.rebooked(), 'count', person.rebooked],
        [words.rebookedRate(), 'share', person.rebookedRate],
      ),
    ),
  ];
}

export function moneyLines(report: MoneyReportView, language: Language): ReportLine[] {
  const words = figures[language];
  return [
    ...linesOf(words.wholePeriod(), '')(
      [words.taken(), 'amount', report.taken],
      [words.services(), 'amount', report.services],
      [words.products(), 'amount', report.products],
      [words.bookedValue(), 'amount', report.bookedValue],
      [words.sales(), 'count', report.sales],
      [words.averageSale(), 'amount', report.averageSale],
      [words.discounts(), 'amount', report.discounts],
      [words.refunds(), 'amount', report.refunds],
      [words.undone(), 'amount', report.undone],
      [words.tax(), 'amount', report.tax],
      [words.tips(), 'amount', report.tips],
      [words.giftCards(), 'amount', report.giftCards],
      [words.rounding(), 'amount', report.rounding],
    ),
    ...report.parts.flatMap((part) =>
      linesOf(words.overTime(), part.firstDay)(
        [words.taken(), 'amount', onlyNow(part.taken)],
        [words.bookedValue(), 'amount', onlyNow(part.bookedValue)],
      ),
    ),
    ...report.methods.flatMap(({ method, amount }) =>
      linesOf(words.byMethod(), methodName(method, language))([words.amount(), 'amount', amount]),
    ),
    ...report.taxes.flatMap(({ name, rateBp, net, tax }) =>
      linesOf(words.byTax(), `${name} ${rateBp / 100} %`)(
        [words.netOfTax(), 'amount', net],
        [words.tax(), 'amount', tax],
      ),
    ),
    ...report.people.flatMap(({ name, services, products }) =>
      linesOf(words.byPerson(), name || words.nobody())(
        [words.services(), 'amount', services],
        [words.products(), 'amount', products],
      ),
    ),
    ...sharesOf(words.byService(), report.bestServices, words),
    ...sharesOf(words.byProduct(), report.bestProducts, words),
    ...report.concessions.flatMap(({ name, discounts, refunds, undone, reasons }) => [
      ...linesOf(words.concessions(), name || words.gone())(
        [words.discounts(), 'amount', discounts],
        [words.refunds(), 'amount', refunds],
        [words.undone(), 'amount', undone],
      ),
      ...reasons.flatMap(({ kind, reason, amount }) =>
        linesOf(
          words.concessions(),
          name || words.gone(),
        )([[words[kind](), reason].filter(Boolean).join(': '), 'amount', onlyNow(amount)]),
      ),
    ]),
  ];
}

export function tipsLines(report: TipsReportView, language: Language): ReportLine[] {
  const words = figures[language];
  return [
    ...linesOf(words.wholePeriod(), '')(
      [words.tips(), 'amount', report.tips],
      [words.paidOut(), 'amount', report.paidOut],
      [words.owed(), 'amount', onlyNow(report.owed)],
    ),
    ...report.parts.flatMap((part) =>
      linesOf(words.overTime(), part.firstDay)([words.tips(), 'amount', onlyNow(part.tips)]),
    ),
    ...report.people.flatMap(({ name, tips, paidOut, owed }) =>
      linesOf(words.byPerson(), name || words.nobody())(
        [words.tips(), 'amount', tips],
        [words.paidOut(), 'amount', paidOut],
        [words.owed(), 'amount', onlyNow(owed)],
      ),
    ),
  ];
}

const sharesOf = (part: string, shares: MoneyReportView['bestServices'], words: FiguresWords): ReportLine[] =>
  shares.flatMap(({ name, quantity, taken }) =>
    linesOf(part, name)([words.quantity(), 'count', quantity], [words.taken(), 'amount', taken]),
  );

const minutesOf = (figure: string): string => `${figure} (min)`;

/** ICU choices are words without hyphens. */
const leadWords: Record<Lead, string> = {
  afterwards: 'afterwards',
  'within-2-hours': 'withinTwoHours',
  'within-a-day': 'withinADay',
  'within-a-week': 'withinAWeek',
  earlier: 'other',
};
