import { dayOfText } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import {
  choiceParam,
  defaultParam,
  optionalParam,
  pageParam,
  type StateOf,
  urlState,
} from '../../../lib/url-state';
import { paymentMethods } from '../till-settings/payment-methods';

export const reportNames = ['money', 'work', 'clients', 'tips'] as const;
export type ReportName = (typeof reportNames)[number];

export const periodKinds = ['month', 'day', 'week', 'year'] as const;
export type PeriodKind = (typeof periodKinds)[number];

export const leadNames = [
  'afterwards',
  'within-2-hours',
  'within-a-day',
  'within-a-week',
  'earlier',
] as const;

const period = {
  /** Null for the default. */
  report: choiceParam('report', reportNames),
  period: defaultParam('period', periodKinds, { isFilter: false }),
  /** Null for today. */
  day: optionalParam('day', dayOfText),
};

/** The report and its days in a page's URL. */
export const reportAddress = urlState(period);
export type ReportAddress = StateOf<typeof reportAddress>;

const anId = (text: string) => (/^[\w-]{1,64}$/.test(text) ? text : null);

/** The figure whose rows a page shows, and its report. */
export const rowsAddress = urlState({
  ...period,
  figure: choiceParam('figure', [
    ...([
      'done',
      'no-shows',
      'cancelled',
      'work',
      'gap',
      'clients',
      'new-clients',
      'returning-clients',
    ] as const),
    ...([
      'seen-again',
      'rebooked',
      'unknown',
      'taken',
      'services',
      'products',
      'gift-cards',
      'sales',
      'payments',
      'tax',
      'net-of-tax',
    ] as const),
    ...(['discounts', 'refunds', 'undone', 'tips', 'tips-paid', 'rounding'] as const),
  ]),
  /** The figure's full name, as in the report. */
  name: optionalParam('name', (text) => text.slice(0, 120)),
  staff: optionalParam('staff', anId),
  service: optionalParam('service', anId),
  product: optionalParam('product', anId),
  method: choiceParam('method', paymentMethods),
  rate: optionalParam('rate', anId),
  rateBp: optionalParam('rateBp', (text) => (/^\d{1,4}$/.test(text) ? text : null)),
  lead: choiceParam('lead', leadNames),
  by: choiceParam('by', ['client', 'salon']),
  before: optionalParam('before', (text) => (text === 'true' ? text : null)),
  page: pageParam(),
});
export type RowsAddress = StateOf<typeof rowsAddress>;

/** Filters for the rows of a figure. */
export type Rows = Partial<RowsAddress> & { figure: NonNullable<RowsAddress['figure']> };

const withQuery = (path: string, query: URLSearchParams): string =>
  query.size > 0 ? `${path}?${query}` : path;

export const reportPath = (address: Partial<ReportAddress>): string =>
  withQuery(paths.dashboardReports, reportAddress.write({ ...reportAddress.initial, ...address }));

export const rowsPath = (address: Partial<ReportAddress>, rows: Rows): string =>
  withQuery(paths.dashboardReportRows, rowsAddress.write({ ...rowsAddress.initial, ...address, ...rows }));
