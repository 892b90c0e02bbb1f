-- Empties the demo salon's invented books, all of them, when the salon is given its own name. Does nothing to other books.
-- References of imported records stay unless they lead to a product or gift card.
CREATE FUNCTION empty_demo_books() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  kept foreign_ids[];
BEGIN
  IF NOT EXISTS (SELECT FROM demo_books) THEN
    RETURN;
  END IF;
  kept := ARRAY(SELECT known FROM foreign_ids AS known WHERE num_nonnulls(product_id, gift_card_id) = 0);
  TRUNCATE ledger_lines, ledger_entries, ledger_balances, sale_sums, sale_tips, sale_payments, stock_movements, commission_rates, sale_lines, sales, gift_cards, till_movements, day_closes, receipt_heads, products, service_taxes, till_settings, tax_rate_changes, tax_rates, account_numbers, foreign_ids;
  INSERT INTO foreign_ids (kind, reference, client_id, service_id, staff_id)
  SELECT kind, reference, client_id, service_id, staff_id FROM unnest(kept);
  UPDATE ledger_head SET last_id = 0, seal = '';
  DELETE FROM demo_books;
END
$$;
