import { toPrice } from '../../common/money/currency-step.js';
import { drawerCentsOf } from './domain/movements.js';
import type { MethodSum, Payment } from './payments.repository.js';
import type { Close } from './close-rows.js';
import type { Movement } from './till.repository.js';
import type { VisitAhead } from './before-close.repository.js';
import type {
  CloseView,
  MethodSumView,
  TillMovementView,
  TerminalView,
  TillPaymentView,
  VisitAheadView,
} from './till.view.js';

export const toMovementView = (movement: Movement): TillMovementView => ({
  _id: movement.id,
  businessDay: movement.businessDay,
  kind: movement.kind,
  amount: toPrice(movement.cents),
  inDrawer: toPrice(drawerCentsOf({ ...movement, isReversal: movement.reversesId !== null })),
  category: movement.category,
  paidBy: movement.paidBy,
  reversesId: movement.reversesId,
  isReversed: movement.isReversed,
  staffName: movement.staffName,
  reason: movement.reason,
  movedAt: movement.movedAt.toISOString(),
  movedBy: movement.movedBy,
});

export const toPaymentView = (payment: Payment): TillPaymentView => ({
  saleId: payment.saleId,
  label: payment.number === null ? null : `${payment.kind === 'sale' ? 'S' : 'R'}-${payment.number}`,
  kind: payment.kind,
  method: payment.method,
  amount: toPrice(payment.cents),
  paidAt: payment.paidAt.toISOString(),
  takenBy: payment.takenBy,
});

/** Hides the cash total until the close, so that the drawer is counted without knowing it. */
export const toMethodViews = (methods: readonly MethodSum[], isClosed: boolean): MethodSumView[] =>
  methods.map(({ method, count, cents }) => ({
    method,
    count,
    amount: method === 'cash' && !isClosed ? null : toPrice(cents),
  }));

/** Null if no one entered the terminal's total. */
export const toTerminalView = ({
  terminalCents,
  terminalExpectedCents,
}: Pick<Close, 'terminalCents' | 'terminalExpectedCents'>): TerminalView | null =>
  terminalCents === null || terminalExpectedCents === null
    ? null
    : {
        total: toPrice(terminalCents),
        expected: toPrice(terminalExpectedCents),
        difference: toPrice(terminalCents - terminalExpectedCents),
      };

export const toCloseView = (close: Close): CloseView => ({
  number: close.number,
  firstDay: close.firstDay,
  lastDay: close.lastDay,
  currency: close.currency,
  openingFloat: toPrice(close.openingFloatCents),
  counted: toPrice(close.countedCents),
  expected: toPrice(close.expectedCents),
  difference: toPrice(close.differenceCents),
  banked: toPrice(close.bankedCents),
  closingFloat: toPrice(close.closingFloatCents),
  terminal: toTerminalView(close),
  note: close.note,
  closedAt: close.closedAt.toISOString(),
  closedBy: close.closedBy,
});

export const toAheadView = ({ bookingId, clientName, startsAt }: VisitAhead): VisitAheadView => ({
  bookingId,
  clientName,
  startsAt: startsAt.toISOString(),
});
