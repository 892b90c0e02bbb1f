-- Empties the demo salon's invented books, all of them, when the salon is given its own name. Does nothing to other books.
CREATE FUNCTION empty_demo_books() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM demo_books) THEN
    RETURN;
  END IF;
  TRUNCATE ledger_lines, ledger_entries, ledger_balances, sale_sums, sale_tips, sale_payments, stock_movements, commission_rates, sale_lines, sales, gift_cards, till_movements, day_closes, receipt_heads, products, service_taxes, till_settings, tax_rate_changes, tax_rates, account_numbers;
  UPDATE ledger_head SET last_id = 0, seal = '';
  DELETE FROM demo_books;
END
$$;
