import { SeededRandom } from '../../api/operations/demo/seeded-random.js';
import type { SaleView } from '../../api/money/sales/sale.view.js';
import { asOfOldRule } from './old-gift-cards.js';
import { addDays } from '../../api/common/time/local-date.js';
import {
  movementMethods,
  paidInCategories,
  paidOutCategories,
} from '../../api/money/till/domain/movements.js';
import { NOON, type TillSalon } from './till.js';

/** The walk's actions with their counts. */
export type Walked = Record<'sale' | 'refund' | 'undo' | 'movement' | 'close' | 'refused', number>;

interface Walk {
  steps: number;
  /** The smallest amount of the currency, in cents. */
  stepCents?: number;
  /** Prices are multiples of this, in cents: larger than the step for currencies with many zeros. */
  unitCents?: number;
  /** An extra tax on a product, in addition to the general one. */
  otherTaxId?: string;
  /** The general tax, which changes daily; every third gift card becomes one of the old rule. */
  changing?: { taxId: string; percents: number[] };
}

/** Sells, refunds, undoes, moves cash and closes at random, but reproducibly. */
export async function aTillWalk(
  till: TillSalon,
  { steps, stepCents = 1, unitCents = stepCents, otherTaxId, changing }: Walk,
): Promise<Walked> {
  const random = new SeededRandom(2027);
  const anAmount = (least: number, most: number) => (random.between(least, most) * unitCents) / 100;
  const products = [
    await till.aProduct('Shampoo', (1999 * unitCents) / 100, { stock: 20 }),
    await till.aProduct('Comb', (33 * unitCents) / 100, { taxRateId: otherTaxId ?? null }),
  ];
  // Rates that rarely give whole commissions, so that partial refunds have to add up.
  for (const [scope, percent] of [
    ['services', 33.33],
    ['products', 7.77],
  ]) {
    const rate = { staffId: till.ana.id, scope, percent, fromDay: '2027-01-01' };
    await till.post('/commission/rates', rate, { who: till.vera }).expect(201);
  }
  const walked: Walked = { sale: 0, refund: 0, undo: 0, movement: 0, close: 0, refused: 0 };
  const sales: string[] = [];
  const codes: string[] = [];
  const moved: string[] = [];
  /** Picks a recent sale, so that refunds and undos are likely to meet. */
  const aSale = () => random.pick(sales.slice(-12));

  const tally = (what: keyof Walked, { status }: { status: number }) =>
    (walked[status === 201 ? what : 'refused'] += 1);

  const aLine = (): object => {
    const kind = random.between(0, 9);
    if (kind === 0) return { kind: 'gift-card', price: anAmount(100, 20_000) };
    const discount =
      random.between(0, 4) === 0 ? { discount: { percent: random.between(1, 100), reason: 'A slip' } } : {};
    if (kind < 5) {
      return {
        kind: 'product',
        productId: random.pick(products),
        quantity: random.between(1, 5),
        ...discount,
      };
    }
    const staffId = random.pick([till.ana, till.rui]).id;
    return { kind: 'service', serviceId: till.cut.id, staffId, ...discount };
  };

  const sell = async () => {
    const lines = Array.from({ length: random.between(1, 4) }, aLine);
    const tips = random.between(0, 2) === 0 ? [{ staffId: till.ana.id, amount: anAmount(1, 900) }] : [];
    const discount =
      random.between(0, 3) === 0 ? { discount: { percent: random.between(1, 100), reason: 'A friend' } } : {};
    const wanted = { lines, tips, ...discount };
    const methods = ['cash', 'card', 'transfer'];
    const first = random.pick(methods);
    const quote = await till.post('/checkout/quote', wanted);
    if (quote.status !== 200) throw new Error(JSON.stringify(quote.body));
    const exact = Math.round(quote.body.total * 100);
    const split = random.between(0, exact / stepCents) * stepCents;
    const code = codes.length > 0 && random.between(0, 3) === 0 ? random.pick(codes) : undefined;
    const other = code ? { method: 'gift-card', giftCardCode: code } : { method: 'card' };
    const tried = [
      { ...other, amount: split / 100 },
      { method: first, amount: (exact - split) / 100 },
    ].filter(({ amount }) => amount > 0);
    const rounded = await till.post('/checkout/quote', { ...wanted, payments: tried });
    if (rounded.status !== 200) return (walked.refused += 1);
    const rounding = Math.round(rounded.body.rounding * 100);
    const payments = tried
      .map((payment) =>
        payment.method === 'cash' ? { ...payment, amount: (exact - split + rounding) / 100 } : payment,
      )
      .filter(({ amount }) => amount > 0);
    const sold = await till.post('/sales', { ...wanted, payments, expectedTotal: rounded.body.total });
    if (sold.status === 201) {
      sales.push(sold.body._id);
      for (const card of sold.body.giftCards) {
        codes.push(card.code);
        if (changing && codes.length % 3 === 0) await asOfOldRule(till, card._id);
      }
    }
    return tally('sale', sold);
  };

  const refund = async () => {
    const sale: SaleView = (await till.get(`/sales/${aSale()}`)).body;
    const line = random.pick(sale.lines);
    const left = Math.round((line.total - line.refunded) * 100);
    if (left <= 0 || sale.undoneBy !== null) return (walked.refused += 1);
    const amount =
      line.kind === 'gift-card' ? left / 100 : (random.between(1, left / stepCents) * stepCents) / 100;
    const method = random.pick(['card', 'transfer', 'cash']);
    const paidBefore = line.taxedBefore - line.taxedBeforeRefunded;
    const toCards = paidBefore === 0 ? 0 : Math.min(paidBefore, amount);
    const rest = Math.round(amount * 100) - Math.round(toCards * 100);
    const coin = Math.max(5, stepCents);
    const paid = method === 'cash' ? Math.round(rest / coin) * coin : rest;
    const payments = [
      { method: 'gift-card', amount: toCards },
      { method, amount: paid / 100 },
    ].filter((payment) => payment.amount > 0);
    const body = { lines: [{ _id: line._id, amount, restock: true }], payments };
    const more = { reason: 'Redone', confirmOtherMethod: true };
    return tally('refund', await till.post(`/sales/${sale._id}/refund`, { ...body, ...more }));
  };

  const undo = async () => tally('undo', await till.post(`/sales/${aSale()}/undo`, { reason: 'A slip' }));

  const move = async () => {
    if (moved.length > 3 && random.between(0, 3) === 0) {
      const body = { reason: 'A slip', confirmBeyondDrawer: true };
      return tally('movement', await till.post(`/till/movements/${random.pick(moved)}/reverse`, body));
    }
    const kind = random.pick(['paid-in', 'paid-out', 'banked', 'tips-paid', 'tips-paid']);
    const more: Record<string, object> = {
      'paid-in': { category: random.pick([...paidInCategories]) },
      'paid-out': { category: random.pick([...paidOutCategories]), reason: 'Needed' },
      'tips-paid': { staffId: till.ana.id, paidBy: random.pick([...movementMethods]) },
    };
    // In multiples of 0.05, if cash is rounded to it.
    const body = { kind, amount: 5 * anAmount(1, 100), confirmBeyondDrawer: true, ...more[kind] };
    const answer = await till.post('/till/movements', body);
    if (answer.status === 201) moved.push(answer.body._id);
    return tally('movement', answer);
  };

  /** Some days have several closes, and some closes several days. */
  const close = async () => {
    const { nextNumber: number } = (await till.get('/till')).body;
    const total = anAmount(0, 50_000);
    const { body: preview } = await till.post('/till/close/preview', { number, total });
    const count = { number, total, expectedDifference: preview.difference, note: 'Counted' };
    const closed = await till.post('/till/close', {
      ...count,
      banked: anAmount(0, Math.round((total * 100) / unitCents)),
    });
    return tally('close', closed);
  };

  let day = NOON.slice(0, 10);
  const nextDay = async () => {
    day = addDays(day, 1);
    await till.itIs(`${day}T12:00:00.000Z`);
    if (changing) await till.changeTax(changing.taxId, random.pick(changing.percents), day);
  };

  for (let step = 1; step <= steps; step++) {
    const chance = random.between(0, 99);
    if (sales.length < 5 || chance < 66) await sell();
    else if (chance < 84) await refund();
    else if (chance < 92) await undo();
    else await move();
    // Days and closes alternate independently, so that a day has several closes, and a close several days.
    if (step % 23 === 0) await nextDay();
    if (step % 31 === 0 || step % 37 === 0) await close();
  }
  return walked;
}
