import type { TillSalon } from './till.js';

/**
 * Converts a sold single-purpose gift card into its form under the old rule: its tax is not on its line but only in
 * the ledger, to be set off against the tax of what it pays for.
 */
export async function asOfOldRule({ parlour }: TillSalon, cardId: string): Promise<void> {
  await parlour.database.transaction(async (within) => {
    // Triggers prevent any change to sold items.
    await within.query(`SET LOCAL session_replication_role = replica`);
    await within.query(`UPDATE gift_cards SET tax = 'at-sale' WHERE id = $1`, [cardId]);
    const [line]: [{ id: string; tax: number; net: number; day: string; subject: string }] =
      await within.query(
        `SELECT sales.id, line.tax_cents AS tax, line.net_cents AS net, business_day::text AS day,
         tax_rate_id || ' ' || tax_rate_bp AS subject
       FROM sale_lines AS line JOIN sales ON sales.id = sale_id WHERE gift_card_id = $1`,
        [cardId],
      );
    await within.query(
      `UPDATE sale_lines SET net_cents = payable_cents, tax_cents = 0 WHERE gift_card_id = $1`,
      [cardId],
    );
    await within.query(`UPDATE sales SET tax_cents = tax_cents - $2 WHERE id = $1`, [line.id, line.tax]);
    await within.query(
      `UPDATE sale_sums SET cents = cents - $3, net_cents = net_cents - $4, quantity = quantity - 1
       WHERE figure = 'tax' AND business_day = $1 AND subject = $2`,
      [line.day, line.subject, line.tax, line.net],
    );
  });
}
