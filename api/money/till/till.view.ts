import { ApiProperty } from '@nestjs/swagger';
import { PageView } from '../../common/page/page.view.js';
import {
  movementCategories,
  type MovementCategory,
  type MovementKind,
  movementKinds,
  type MovementMethod,
  movementMethods,
} from './domain/movements.js';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';

/** Coins and notes of the salon's currency, largest first. */
export class CoinsAndNotesView {
  notes: number[];
  coins: number[];
}

export class MethodSumView {
  @ApiProperty({ enum: paymentMethods })
  method: PaymentMethod;

  /** The number of payments, refunds included. */
  count: number;

  /** The takings less refunds. For cash, null until the till is closed: the drawer is counted first. */
  @ApiProperty({ type: Number, nullable: true })
  amount: number | null;
}

export class TillPaymentView {
  saleId: string;

  /** The number of the sale or refund; null if another till takes payments. */
  @ApiProperty({ type: String, nullable: true })
  label: string | null;

  @ApiProperty({ enum: ['sale', 'refund'] })
  kind: 'sale' | 'refund';

  @ApiProperty({ enum: paymentMethods })
  method: PaymentMethod;

  /** Negative for refunds. */
  amount: number;
  paidAt: string;

  /** Null if the account no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  takenBy: string | null;
}

export class TillMovementView {
  _id: string;
  businessDay: string;

  @ApiProperty({ enum: movementKinds })
  kind: MovementKind;

  /** Never negative: its kind is the direction, and `reversesId` marks a reversal. */
  amount: number;

  /** The change of cash in the drawer, negative for cash out; 0 for tips that were not paid in cash. */
  inDrawer: number;

  @ApiProperty({ enum: movementCategories, nullable: true, type: String })
  category: MovementCategory | null;

  @ApiProperty({ enum: movementMethods })
  paidBy: MovementMethod;

  /** The movement that this one reverses. */
  @ApiProperty({ type: String, nullable: true })
  reversesId: string | null;

  /** True if another movement has reversed it. */
  isReversed: boolean;

  /** The team member whose tips were paid. */
  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;
  reason: string;
  movedAt: string;

  /** Null if the account no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  movedBy: string | null;
}

export class OwedTipsView {
  staffId: string;
  staffName: string;
  amount: number;
}

export class CoinCountView {
  /** The value of the coin or note. */
  value: number;
  quantity: number;
}

/** The card terminal's total, compared with the card payments recorded here. */
export class TerminalView {
  total: number;

  /** Card payments, less refunds. */
  expected: number;

  /** Positive: the terminal has taken more than is recorded here. */
  difference: number;
}

/** A close of the till. It covers what was taken since the one before. */
export class CloseView {
  /** Closes are numbered without gaps. */
  number: number;

  /** The first business day that it covers; without takings, the day of the close. */
  firstDay: string;
  lastDay: string;

  /** ISO 4217. */
  currency: string;
  openingFloat: number;
  counted: number;
  expected: number;

  /** Positive: too much in the drawer. Negative: too little. */
  difference: number;
  banked: number;

  /** The cash that stays in the drawer: the next opening float. */
  closingFloat: number;

  /** Null if the terminal’s total was not entered. */
  @ApiProperty({ type: TerminalView, nullable: true })
  terminal: TerminalView | null;
  note: string;
  closedAt: string;

  /** Null if the account no longer exists. */
  @ApiProperty({ type: String, nullable: true })
  closedBy: string | null;
}

/** The same, to print. */
export class CloseSheetView extends CloseView {
  counts: CoinCountView[];
  sales: number;
  refunds: number;
  methods: MethodSumView[];
  movements: TillMovementView[];

  /**
   * The number and the seal of the ledger’s last entry at that time: earlier records can't change without changing it.
   */
  lastEntry: number;
  seal: string;
}

export class ClosesPageView extends PageView {
  items: CloseView[];
}

/** The reader's permissions at the till now. */
export class TillAbilitiesView {
  move: boolean;

  /** True if tips can also be paid by other means than cash, even if another till takes payments. */
  payTips: boolean;
  close: boolean;
}

/** A visit of today that has neither ended nor been cancelled. */
export class VisitAheadView {
  bookingId: string;
  clientName: string;
  startsAt: string;
}

/** Unfinished visits of today, to check before the drawer is counted. */
export class BeforeCloseView {
  /** Visits whose clients have arrived. */
  here: VisitAheadView[];

  /** Visits whose clients have not arrived. */
  toCome: VisitAheadView[];
}

/** The takings since the last close, those of an earlier close, or a day if another till takes payments. */
export class TillView {
  /** The number of the past or future close that covers it; null if another till takes payments. */
  @ApiProperty({ type: Number, nullable: true })
  number: number | null;

  /** The number of the next close. */
  nextNumber: number;

  /** The first business day with takings; today without any. */
  @ApiProperty({ format: 'date' })
  firstDay: string;

  @ApiProperty({ format: 'date' })
  lastDay: string;

  /** The salon’s local date. */
  today: string;

  /** ISO 4217. */
  currency: string;

  /** The close that covers it; null while it is open. */
  @ApiProperty({ type: CloseView, nullable: true })
  close: CloseView | null;

  /** The time of the last close; null before the first. */
  @ApiProperty({ type: String, nullable: true })
  lastClosedAt: string | null;

  /** Null if only the whole amount can be entered. */
  @ApiProperty({ type: CoinsAndNotesView, nullable: true })
  coinsAndNotes: CoinsAndNotesView | null;
  sales: number;
  refunds: number;
  methods: MethodSumView[];

  /** Latest first, at most 500. */
  payments: TillPaymentView[];
  movements: TillMovementView[];

  /** Tips owed to team members, from any day. */
  owedTips: OwedTipsView[];
  can: TillAbilitiesView;
}

/** The result of a count, compared with what should be in the drawer. */
export class TillCountView {
  /** The number of the next close. */
  number: number;
  counted: number;
  expected: number;
  difference: number;

  /** Null if the terminal’s total was not entered. */
  @ApiProperty({ type: TerminalView, nullable: true })
  terminal: TerminalView | null;
}
