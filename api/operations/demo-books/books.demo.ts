import type { MemberName } from '../demo/staff.demo.js';

export const salesTax = { name: 'IVA', rateBp: 2300 };

export const receipt = {
  legalName: 'Maison Vera, Lda.',
  vatNumber: 'PT 500 000 000',
  receiptNote: 'Thank you for your visit. Unopened products can be returned within 14 days.',
};

/** In the drawer each morning, in cents. */
export const FLOAT_CENTS = 200_00;

interface DemoProduct {
  title: string;
  priceCents: number;
  /** The quantity of the first delivery; each later one restores it. */
  stock: number;
  lowStock: number;
  barcode: string;
  /** Frequency of purchases, relative to the others. */
  demand: number;
  /** Out of stock at the supplier for the last weeks. */
  isScarce?: true;
}

/** Invented products; the barcodes begin with 2, which is for use within one shop. */
export const products: readonly DemoProduct[] = [
  {
    title: 'Camellia shampoo, 250 ml',
    priceCents: 34_00,
    stock: 24,
    lowStock: 6,
    barcode: '2000000000015',
    demand: 9,
  },
  {
    title: 'Camellia conditioner, 250 ml',
    priceCents: 36_00,
    stock: 24,
    lowStock: 6,
    barcode: '2000000000022',
    demand: 7,
  },
  {
    title: 'Bond-repair mask, 200 ml',
    priceCents: 58_00,
    stock: 16,
    lowStock: 5,
    barcode: '2000000000039',
    demand: 5,
    isScarce: true,
  },
  {
    title: 'Silk hair oil, 50 ml',
    priceCents: 46_00,
    stock: 18,
    lowStock: 5,
    barcode: '2000000000046',
    demand: 6,
  },
  {
    title: 'Day cream with sun protection, 50 ml',
    priceCents: 84_00,
    stock: 12,
    lowStock: 4,
    barcode: '2000000000053',
    demand: 3,
  },
  {
    title: 'Vitamin C serum, 30 ml',
    priceCents: 96_00,
    stock: 12,
    lowStock: 4,
    barcode: '2000000000060',
    demand: 3,
  },
  {
    title: 'Cuticle oil, 15 ml',
    priceCents: 18_00,
    stock: 30,
    lowStock: 8,
    barcode: '2000000000077',
    demand: 6,
  },
  {
    title: 'Hand cream with fig, 75 ml',
    priceCents: 24_00,
    stock: 30,
    lowStock: 8,
    barcode: '2000000000084',
    demand: 6,
  },
  {
    title: 'Boar-bristle brush',
    priceCents: 72_00,
    stock: 8,
    lowStock: 3,
    barcode: '2000000000091',
    demand: 1,
  },
  {
    title: 'Scented candle, fig and cedar',
    priceCents: 52_00,
    stock: 14,
    lowStock: 4,
    barcode: '2000000000107',
    demand: 2,
    isScarce: true,
  },
];

/** Percent of what each person does, and of the products they sell. The owner takes none. */
export const commissions: Partial<Record<MemberName, { services: number; products: number }>> = {
  amara: { services: 40, products: 10 },
  helena: { services: 42, products: 10 },
  tomas: { services: 38, products: 8 },
  zainab: { services: 40, products: 10 },
  orla: { services: 38, products: 10 },
  mei: { services: 38, products: 10 },
  nala: { services: 40, products: 8 },
  ines: { services: 40, products: 10 },
};

/** Frequencies of events at the till, from 0 to 1. */
export const tillShares = {
  tipped: 0.4,
  withProduct: 0.16,
  discounted: 0.04,
  byCash: 0.24,
  byTransfer: 0.03,
  inTwoWays: 0.03,
  miscounted: 0.08,
  /** A visit by a returning client. */
  regular: 0.82,
};

export const discountReasons = ['Birthday', 'Brought a friend', 'Colour corrected', 'Ten years with us'];
export const refundReasons = [
  'Product returned unopened',
  'A nail chipped on the second day',
  'Waited too long',
  'Fringe corrected',
];
export const UNDO_REASON = 'Entered as card, was paid in cash';

/** Days since the first one, on which a refund or a corrected slip is made if the salon is open. */
export const refundDays: ReadonlySet<number> = new Set([6, 15, 23, 31, 44, 52, 63, 71, 80, 86]);
export const undoDays: ReadonlySet<number> = new Set([19, 58, 76]);

interface DemoGiftCard {
  /** Days since the first one: sold from then on, and used for a visit from `usedOn` on. */
  soldOn: number;
  usedOn: number | null;
  valueCents: number;
  message: string;
}

export const giftCards: readonly DemoGiftCard[] = [
  {
    soldOn: 33,
    usedOn: 46,
    valueCents: 250_00,
    message: 'For Joana, with love.\nTake the whole afternoon.',
  },
  { soldOn: 79, usedOn: null, valueCents: 150_00, message: 'Happy birthday, Marta!\nFrom all of us' },
];

/** Cash spent on a weekday, 1 is Monday. */
export const expenses = [
  { weekday: 2, category: 'refreshments', reason: 'Coffee, tea and milk', fromCents: 22_00, toCents: 36_00 },
  { weekday: 5, category: 'other', reason: 'Flowers for the front desk', fromCents: 35_00, toCents: 48_00 },
  { weekday: 4, category: 'cleaning', reason: 'Laundry tablets', fromCents: 12_00, toCents: 19_00 },
] as const;

export const MISCOUNT_NOTE = 'Counted twice; change given in a hurry at noon.';
