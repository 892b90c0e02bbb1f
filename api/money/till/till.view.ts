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

/** What a drawer of the salon’s currency may hold, largest first. */
export class CoinsAndNotesView {
  notes: number[];
  coins: number[];
}

export class MethodSumView {
  @ApiProperty({ enum: paymentMethods })
  method: PaymentMethod;

  /** How many payments, refunds included. */
  count: number;

  /** What was taken, less what was given back. Of cash, null until it is closed: the drawer is counted first. */
  @ApiProperty({ type: Number, nullable: true })
  amount: number | null;
}

export class TillPaymentView {
  saleId: string;

  /** The number of the sale or refund; null where another till takes the money. */
  @ApiProperty({ type: String, nullable: true })
  label: string | null;

  @ApiProperty({ enum: ['sale', 'refund'] })
  kind: 'sale' | 'refund';

  @ApiProperty({ enum: paymentMethods })
  method: PaymentMethod;

  /** Below nothing for what was given back. */
  amount: number;
  paidAt: string;

  /** Null when their account is gone. */
  @ApiProperty({ type: String, nullable: true })
  takenBy: string | null;
}

export class TillMovementView {
  _id: string;
  businessDay: string;

  @ApiProperty({ enum: movementKinds })
  kind: MovementKind;

  /** Never below nothing: its kind says which way it went, and `reversesId` that it took another one back. */
  amount: number;

  /** What it put into the drawer; below nothing for what it took out. Nothing of tips that were not paid in cash. */
  inDrawer: number;

  @ApiProperty({ enum: movementCategories, nullable: true, type: String })
  category: MovementCategory | null;

  @ApiProperty({ enum: movementMethods })
  paidBy: MovementMethod;

  /** The movement that this one takes back. */
  @ApiProperty({ type: String, nullable: true })
  reversesId: string | null;

  /** Whether another one has taken it back. */
  isReversed: boolean;

  /** Who got their tips. */
  @ApiProperty({ type: String, nullable: true })
  staffName: string | null;
  reason: string;
  movedAt: string;

  /** Null when their account is gone. */
  @ApiProperty({ type: String, nullable: true })
  movedBy: string | null;
}

export class OwedTipsView {
  staffId: string;
  staffName: string;
  amount: number;
}

export class CoinCountView {
  /** What the coin or note is worth. */
  value: number;
  quantity: number;
}

/** What the card terminal says it has taken, compared with the card payments recorded here. */
export class TerminalView {
  total: number;

  /** Card payments, less refunds. */
  expected: number;

  /** Above nothing: the terminal has taken more than is recorded here. */
  difference: number;
}

/** A close of the till. It covers what was taken since the one before. */
export class CloseView {
  /** Closes are counted without gaps. */
  number: number;

  /** The first business day of what it covers; where nothing was taken, the day on which it was made. */
  firstDay: string;
  lastDay: string;

  /** ISO 4217. */
  currency: string;
  openingFloat: number;
  counted: number;
  expected: number;

  /** Above nothing: too much in the drawer. Below: too little. */
  difference: number;
  banked: number;

  /** What stays in the drawer: the next opening float. */
  closingFloat: number;

  /** Null where nobody typed the terminal’s total. */
  @ApiProperty({ type: TerminalView, nullable: true })
  terminal: TerminalView | null;
  note: string;
  closedAt: string;

  /** Null when their account is gone. */
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

  /** The number of the ledger’s last entry then, and its seal: what was recorded until then cannot be changed without changing it. */
  lastEntry: number;
  seal: string;
}

export class ClosesPageView extends PageView {
  items: CloseView[];
}

/** What may be done at the till now. */
export class TillAbilitiesView {
  move: boolean;

  /** Tips can be paid by other ways than cash also where another till takes the money. */
  payTips: boolean;
  close: boolean;
}

/** A visit of today that has neither ended nor been cancelled. */
export class VisitAheadView {
  bookingId: string;
  clientName: string;
  startsAt: string;
}

/** What someone should know before they count the drawer. */
export class BeforeCloseView {
  /** Visits whose clients have arrived. */
  here: VisitAheadView[];

  /** Visits whose clients have not arrived. */
  toCome: VisitAheadView[];
}

/** What was taken since the last close, what an earlier close covers, or a day where another till takes the money. */
export class TillView {
  /** The number of the close that covers it, made or still to be made; null where another till takes the money. */
  @ApiProperty({ type: Number, nullable: true })
  number: number | null;

  /** The number of the next close. */
  nextNumber: number;

  /** The first business day on which something of it was taken; today where nothing was. */
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

  /** When the last close was made; null before the first. */
  @ApiProperty({ type: String, nullable: true })
  lastClosedAt: string | null;

  /** Null where the whole amount can only be typed. */
  @ApiProperty({ type: CoinsAndNotesView, nullable: true })
  coinsAndNotes: CoinsAndNotesView | null;
  sales: number;
  refunds: number;
  methods: MethodSumView[];

  /** The latest first; 500 at most. */
  payments: TillPaymentView[];
  movements: TillMovementView[];

  /** What is owed to people of the team, whatever the day. */
  owedTips: OwedTipsView[];
  can: TillAbilitiesView;
}

/** What a count comes to, compared with what should be in the drawer. */
export class TillCountView {
  /** Of the close that is being made. */
  number: number;
  counted: number;
  expected: number;
  difference: number;

  /** Null where the terminal’s total was left out. */
  @ApiProperty({ type: TerminalView, nullable: true })
  terminal: TerminalView | null;
}
