import { ApiProperty } from '@nestjs/swagger';
import { PageView } from '../../common/page/page.view.js';
import { type MovementKind, movementKinds } from './domain/movements.js';
import { type PaymentMethod, paymentMethods } from '../till-settings/payment-methods.js';

/** What a drawer of the salon’s currency may hold, largest first. */
export class CoinsAndNotesView {
  notes: number[];
  coins: number[];
}

export class MethodOfDayView {
  @ApiProperty({ enum: paymentMethods })
  method: PaymentMethod;

  /** How many payments, refunds included. */
  count: number;

  /** What was taken, less what was given back. Of cash, null while the day is open: the drawer is counted first. */
  @ApiProperty({ type: Number, nullable: true })
  amount: number | null;
}

export class PaymentOfDayView {
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
  amount: number;

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

/** How a day ended. */
export class DayCloseView {
  businessDay: string;

  /** Closes are counted without gaps. */
  number: number;

  /** ISO 4217. */
  currency: string;
  openingFloat: number;
  counted: number;
  expected: number;

  /** Above nothing: too much in the drawer. Below: too little. */
  difference: number;
  banked: number;

  /** What stays in the drawer, for the next day. */
  closingFloat: number;
  note: string;
  closedAt: string;

  /** Null when their account is gone. */
  @ApiProperty({ type: String, nullable: true })
  closedBy: string | null;
}

/** The same, to print. */
export class DayCloseSheetView extends DayCloseView {
  counts: CoinCountView[];
  sales: number;
  refunds: number;
  methods: MethodOfDayView[];
  movements: TillMovementView[];

  /** The number of the ledger’s last entry then, and its seal: what was recorded until then cannot be changed without changing it. */
  lastEntry: number;
  seal: string;
}

export class DayClosesPageView extends PageView {
  items: DayCloseView[];
}

/** What may be done at the till now. */
export class TillAbilitiesView {
  move: boolean;
  close: boolean;
}

export class TillDayView {
  day: string;

  /** The business day to which what is sold now belongs: later than today once today is closed. */
  currentDay: string;

  /** The salon’s local date. */
  today: string;

  /** ISO 4217. */
  currency: string;

  /** How the day ended; null while it is open. */
  @ApiProperty({ type: DayCloseView, nullable: true })
  close: DayCloseView | null;

  /** The oldest business day that has to be closed before today can be; null when there is none. */
  @ApiProperty({ type: String, nullable: true, format: 'date' })
  unclosedDay: string | null;

  /** Null where the whole amount can only be typed. */
  @ApiProperty({ type: CoinsAndNotesView, nullable: true })
  coinsAndNotes: CoinsAndNotesView | null;
  sales: number;
  refunds: number;
  methods: MethodOfDayView[];

  /** The latest first; 500 at most. */
  payments: PaymentOfDayView[];
  movements: TillMovementView[];

  /** What is owed to people of the team, whatever the day. */
  owedTips: OwedTipsView[];
  can: TillAbilitiesView;
}

/** What a count comes to, compared with what should be in the drawer. */
export class TillCountView {
  day: string;
  counted: number;
  expected: number;
  difference: number;
}
