import { toPrice } from '../../common/money/currency-step.js';
import type { MethodOfDay, PaymentOfDay } from './payments-of-day.repository.js';
import type { Close, Movement } from './till.repository.js';
import type { DayCloseView, MethodOfDayView, PaymentOfDayView, TillMovementView } from './till.view.js';

export const toMovementView = (movement: Movement): TillMovementView => ({
  _id: movement.id,
  businessDay: movement.businessDay,
  kind: movement.kind,
  amount: toPrice(movement.cents),
  staffName: movement.staffName,
  reason: movement.reason,
  movedAt: movement.movedAt.toISOString(),
  movedBy: movement.movedBy,
});

export const toPaymentView = (payment: PaymentOfDay): PaymentOfDayView => ({
  saleId: payment.saleId,
  label: payment.number === null ? null : `${payment.kind === 'sale' ? 'S' : 'R'}-${payment.number}`,
  kind: payment.kind,
  method: payment.method,
  amount: toPrice(payment.cents),
  paidAt: payment.paidAt.toISOString(),
  takenBy: payment.takenBy,
});

/** While the day is open, nobody is told what the cash comes to: it is counted first. */
export const toMethodViews = (methods: readonly MethodOfDay[], isClosed: boolean): MethodOfDayView[] =>
  methods.map(({ method, count, cents }) => ({
    method,
    count,
    amount: method === 'cash' && !isClosed ? null : toPrice(cents),
  }));

export const toCloseView = (close: Close): DayCloseView => ({
  businessDay: close.businessDay,
  number: close.number,
  currency: close.currency,
  openingFloat: toPrice(close.openingFloatCents),
  counted: toPrice(close.countedCents),
  expected: toPrice(close.expectedCents),
  difference: toPrice(close.differenceCents),
  banked: toPrice(close.bankedCents),
  closingFloat: toPrice(close.closingFloatCents),
  note: close.note,
  closedAt: close.closedAt.toISOString(),
  closedBy: close.closedBy,
});
