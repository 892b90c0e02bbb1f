import type { MoneyReportView } from '../../api/insight/reports/money-report.view.js';
import type { CommissionStatementView } from '../../api/money/commission/commission.view.js';
import { centsOf } from './till-figures.js';
import type { TillSalon } from './till.js';

interface SoldPiece {
  subject: string;
  kind: 'service' | 'product';
  quantity: number;
  payable: number;
  refunded: number;
  isUndone: boolean;
}

/** A service was done unless its sale was undone; for products, whole pieces are returned if their price was refunded. */
const keptOf = ({ kind, quantity, payable, refunded, isUndone }: SoldPiece): number => {
  if (isUndone) return 0;
  return kind === 'service' || payable === 0
    ? quantity
    : quantity - Math.floor((quantity * refunded) / payable);
};

/**
 * Checks the counts of services and products in the reports of all years, and the average of the sales that were
 * kept.
 */
async function countFaults({ sql, get, vera }: TillSalon, years: string[]): Promise<string[]> {
  const sold = await sql<SoldPiece>(
    `SELECT coalesce(service_id, product_id) AS subject, line.kind, quantity, payable_cents::float8 AS payable,
       refunded_cents::float8 AS refunded, undone_by IS NOT NULL AS "isUndone"
     FROM sale_lines AS line JOIN sales ON sales.id = sale_id
     WHERE sales.kind = 'sale' AND line.kind IN ('service', 'product')`,
  );
  const kept = new Map<string, number>();
  for (const piece of sold) kept.set(piece.subject, (kept.get(piece.subject) ?? 0) + keptOf(piece));
  const reported = new Map<string, number>();
  const faults: string[] = [];
  for (const year of years) {
    const { body }: { body: MoneyReportView } = await get(
      `/reports/money?period=year&day=${year}-07-01`,
      vera,
    );
    for (const { _id, quantity } of [...body.bestServices, ...body.bestProducts])
      reported.set(_id, (reported.get(_id) ?? 0) + (quantity.now ?? 0));
    const [average] = await sql<{ cents: number | null }>(
      `SELECT round(sum(net) / nullif(count(*), 0))::float8 AS cents FROM (
         SELECT sum(line.net_cents) AS net FROM sales JOIN sale_lines AS line ON sale_id = sales.id
         WHERE sales.kind = 'sale' AND undone_by IS NULL AND line.kind IN ('service', 'product')
           AND date_part('year', business_day) = $1
         GROUP BY sales.id
       ) AS kept`,
      [year],
    );
    // A currency without decimals rounds to whole units.
    const off = Math.abs(centsOf(body.averageSale.now) - (average?.cents ?? 0));
    if (off > 50)
      faults.push(
        `average sale of ${year}: ${average?.cents} in the sales, ${body.averageSale.now} in the report`,
      );
  }
  for (const [subject, quantity] of kept) {
    const shown = reported.get(subject) ?? 0;
    if (shown !== quantity)
      faults.push(`pieces of ${subject}: ${quantity} were kept, ${shown} are in the reports`);
  }
  return faults;
}

/** Checks that an undone sale, in however many refunds, brings exactly no commission. */
async function commissionFaults({ sql, get, vera }: TillSalon, months: string[]): Promise<string[]> {
  const documents = await sql<{ id: string; of: string }>(
    `SELECT sales.id, coalesce(sales.of_sale_id, sales.id) AS of FROM sales
     JOIN sales AS sold ON sold.id = coalesce(sales.of_sale_id, sales.id) WHERE sold.undone_by IS NOT NULL`,
  );
  const of = new Map(documents.map((one) => [one.id, one.of]));
  const people = await sql<{ id: string }>(`SELECT id FROM staff`);
  const sums = new Map<string, number>();
  for (const { id } of people) {
    for (const month of months) {
      const { body }: { body: CommissionStatementView } = await get(
        `/commission/${id}?day=${month}-01`,
        vera,
      );
      for (const { saleId, commission } of body.lines) {
        const sale = of.get(saleId);
        if (sale) sums.set(sale, (sums.get(sale) ?? 0) + centsOf(commission));
      }
    }
  }
  return [...sums].flatMap(([sale, cents]) =>
    cents === 0 ? [] : [`sale ${sale} was undone and brings ${cents}`],
  );
}

/** Finds pieces, averages and commission that differ from sales and refunds. */
export async function pieceFaults(till: TillSalon): Promise<string[]> {
  const days = await till.sql<{ day: string }>(
    `SELECT DISTINCT business_day::text AS day FROM sales ORDER BY 1`,
  );
  const upTo = (length: number) => [...new Set(days.map(({ day }) => day.slice(0, length)))];
  return [...(await countFaults(till, upTo(4))), ...(await commissionFaults(till, upTo(7)))];
}
