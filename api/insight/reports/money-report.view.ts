import { ApiProperty } from '@nestjs/swagger';
import { toPrice } from '../../common/money/currency-step.js';
import { grouped, sumOf } from '../../common/grouped.js';
import { partsOf, type Period } from './domain/periods.js';
import { shareOf } from './domain/work.js';
import type { Concession, Sum } from './money.repository.js';
import type { ReportSpan } from './report-periods.service.js';
import {
  amountOf,
  bothOf,
  DayRangeView,
  FigureView,
  figureOf,
  ReportView,
  toReportView,
} from './report.view.js';
import { type PaymentMethod, paymentMethods } from '../../money/till-settings/payment-methods.js';

/** A day or a month of a period. */
export class MoneyPartView extends DayRangeView {
  taken: number;

  /** The booked value of completed bookings, by the day of their start. */
  bookedValue: number;
}

/** The previous period's value by the same day. */
export class MoneyByNowView {
  lastDay: string;
  taken: number;
  sales: number;
  discounts: number;
}

export class MethodView {
  @ApiProperty({ enum: paymentMethods })
  method: PaymentMethod;

  /** Tips included, less refunds. */
  amount: FigureView;
}

export class TaxView {
  _id: string;
  name: string;

  /** In hundredths of a percent. */
  rateBp: number;

  /** The taxable amount. */
  net: FigureView;
  tax: FigureView;
}

export class TakenShareView {
  _id: string;
  name: string;
  quantity: FigureView;

  /** Without tax. */
  taken: FigureView;
}

export class PersonsMoneyView {
  /** Empty for sales without a team member. */
  _id: string;
  name: string;
  services: FigureView;
  products: FigureView;
}

export class ConcessionReasonView {
  @ApiProperty({ enum: ['discounts', 'refunds', 'undone'] })
  kind: Concession['kind'];
  reason: string;
  sales: number;
  amount: number;
}

/** Discounts and refunds by one person at the till. */
export class ConcessionsView {
  /** Empty for accounts that no longer exist. */
  _id: string;
  name: string;
  discounts: FigureView;
  refunds: FigureView;
  undone: FigureView;

  /** For this period, largest first. */
  reasons: ConcessionReasonView[];
}

/** The takings of a period, by business day. */
export class MoneyReportView extends ReportView {
  /** Services and products without tax, less refunds. */
  taken: FigureView;
  services: FigureView;
  products: FigureView;

  /** The booked value of completed bookings: shown next to the takings, never included in them. */
  bookedValue: FigureView;

  /** The number of sales. */
  sales: FigureView;

  /** The average takings per sale, without undone sales. */
  averageSale: FigureView;
  discounts: FigureView;
  refunds: FigureView;
  undone: FigureView;
  tax: FigureView;
  tips: FigureView;

  /** Their value: a liability, not part of the takings. */
  giftCards: FigureView;
  rounding: FigureView;
  parts: MoneyPartView[];
  partsBefore: MoneyPartView[];

  /** Null for past and future periods and for days, which are compared with the whole previous period. */
  @ApiProperty({ type: MoneyByNowView, nullable: true })
  byNow: MoneyByNowView | null;
  methods: MethodView[];
  taxes: TaxView[];
  people: PersonsMoneyView[];

  /** By takings, highest first. */
  bestServices: TakenShareView[];
  bestProducts: TakenShareView[];
  concessions: ConcessionsView[];
}

export interface MoneySums {
  sums: Sum[];
  concessions: Concession[];
}

/** The figures of one period. */
export interface MoneyFigures extends MoneySums {
  takenByDay: { day: string; cents: number }[];
  /** By the first day of each part. */
  bookedByPart: ReadonlyMap<string, number>;
}

type Both<Of> = readonly [Of, Of];

export function toMoneyReportView(
  span: ReportSpan,
  both: Both<MoneyFigures>,
  byNow: MoneySums | null,
  nameOf: (id: string) => string,
): MoneyReportView {
  return {
    ...toReportView(span),
    taken: amountOf(both, taken),
    services: amountOf(both, net('service')),
    products: amountOf(both, net('product')),
    bookedValue: amountOf(both, ({ bookedByPart }) => sumOf([...bookedByPart.values()], (cents) => cents)),
    sales: figureOf(both, quantity('sale')),
    averageSale: amountOf(both, (of) => shareOf(net('kept-sale')(of), quantity('kept-sale')(of))),
    discounts: amountOf(both, conceded('discounts')),
    refunds: amountOf(both, conceded('refunds')),
    undone: amountOf(both, conceded('undone')),
    tax: amountOf(both, gross('tax')),
    tips: amountOf(both, gross('tip')),
    giftCards: amountOf(both, gross('gift-card')),
    rounding: amountOf(both, gross('rounding')),
    parts: toPartViews(span.period, both[0]),
    partsBefore: toPartViews(span.before, both[1]),
    byNow: byNow && span.beforeByNow && toByNowView(byNow, span.beforeByNow),
    methods: paymentMethods
      .map((method) => ({
        method,
        amount: amountOf(both, (of) =>
          sumOf(
            ofFigures(of, ['payment']).filter(({ subject }) => subject === method),
            ({ cents }) => cents,
          ),
        ),
      }))
      .filter(({ amount }) => amount.now !== 0 || amount.before !== 0),
    taxes: subjectsOf(both, 'tax').map(({ id, both: rates }) => {
      const [rateId = '', rateBp = '0'] = id.split(' ');
      return {
        _id: rateId,
        name: nameOf(rateId),
        rateBp: Number(rateBp),
        net: amountOf(rates, (rate) => rate?.netCents ?? 0),
        tax: amountOf(rates, (rate) => rate?.cents ?? 0),
      };
    }),
    people: peopleOf(both, nameOf),
    bestServices: sharesOf(both, 'service', nameOf),
    bestProducts: sharesOf(both, 'product', nameOf),
    concessions: concessionsOf(both, nameOf),
  };
}

const net =
  (...figures: string[]) =>
  (of: MoneySums) =>
    sumOf(ofFigures(of, figures), ({ netCents }) => netCents);
const gross = (figure: string) => (of: MoneySums) => sumOf(ofFigures(of, [figure]), ({ cents }) => cents);
const quantity = (figure: string) => (of: MoneySums) => sumOf(ofFigures(of, [figure]), (one) => one.quantity);
const conceded = (kind: Concession['kind']) => (of: MoneySums) =>
  sumOf(
    of.concessions.filter((one) => one.kind === kind),
    ({ cents }) => cents,
  );
const taken = net('service', 'product');

const toPartViews = (period: Period, { takenByDay, bookedByPart }: MoneyFigures): MoneyPartView[] =>
  partsOf(period).map((part) => ({
    ...part,
    taken: toPrice(
      sumOf(
        takenByDay.filter(({ day }) => day >= part.firstDay && day <= part.lastDay),
        ({ cents }) => cents,
      ),
    ),
    bookedValue: toPrice(bookedByPart.get(part.firstDay) ?? 0),
  }));

const toByNowView = (figures: MoneySums, { lastDay }: Period): MoneyByNowView => ({
  lastDay,
  taken: toPrice(taken(figures)),
  sales: quantity('sale')(figures),
  discounts: toPrice(conceded('discounts')(figures)),
});

const ofFigures = ({ sums }: MoneySums, figures: string[]) =>
  sums.filter(({ figure }) => figures.includes(figure));

const subjectsOf = ([now, before]: Both<MoneyFigures>, figure: string) => {
  const of = (figures: MoneyFigures) =>
    ofFigures(figures, [figure]).map((sum) => ({ ...sum, id: sum.subject }));
  return bothOf([of(now), of(before)]);
};

const byTaken = (left: { taken: FigureView; name: string }, right: { taken: FigureView; name: string }) =>
  (right.taken.now ?? 0) - (left.taken.now ?? 0) || left.name.localeCompare(right.name);

const sharesOf = (
  both: Both<MoneyFigures>,
  figure: string,
  nameOf: (id: string) => string,
): TakenShareView[] =>
  subjectsOf(both, figure)
    .map(({ id, both: theirs }) => ({
      _id: id,
      name: nameOf(id),
      quantity: figureOf(theirs, (sum) => sum?.quantity ?? 0),
      taken: amountOf(theirs, (sum) => sum?.netCents ?? 0),
    }))
    .sort(byTaken);

function peopleOf(both: Both<MoneyFigures>, nameOf: (id: string) => string): PersonsMoneyView[] {
  const [services, products] = [subjectsOf(both, 'staff-service'), subjectsOf(both, 'staff-product')];
  const ids = [...new Set([...services, ...products].map(({ id }) => id))];
  const of = (list: typeof services, id: string) =>
    amountOf(list.find((one) => one.id === id)?.both ?? [undefined, undefined], (sum) => sum?.netCents ?? 0);
  return ids
    .map((id) => ({ _id: id, name: nameOf(id), services: of(services, id), products: of(products, id) }))
    .sort((left, right) => left.name.localeCompare(right.name));
}

function concessionsOf(both: Both<MoneyFigures>, nameOf: (id: string) => string): ConcessionsView[] {
  const of = ({ concessions }: MoneyFigures) =>
    [...grouped(concessions, ({ userId }) => userId ?? '')].map(([id, theirs]) => ({ id, theirs }));
  return bothOf([of(both[0]), of(both[1])])
    .map(({ id, both: theirs }) => {
      const sum = (kind: Concession['kind']) =>
        amountOf(theirs, (one) =>
          sumOf(
            (one?.theirs ?? []).filter((concession) => concession.kind === kind),
            ({ cents }) => cents,
          ),
        );
      return {
        _id: id,
        name: nameOf(id),
        discounts: sum('discounts'),
        refunds: sum('refunds'),
        undone: sum('undone'),
        reasons: (theirs[0]?.theirs ?? []).map(({ kind, reason, sales, cents }) => ({
          kind,
          reason,
          sales,
          amount: toPrice(cents),
        })),
      };
    })
    .sort((left, right) => left.name.localeCompare(right.name));
}
