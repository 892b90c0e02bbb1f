-- Refuses a sale that doesn't add up to its lines, tips and payments. The argument names the column with the sale's id.
CREATE FUNCTION sale_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whole uuid := to_jsonb(NEW) ->> TG_ARGV[0];
  sale record;
BEGIN
  SELECT total_cents, tip_cents, rounding_cents, tax_cents, discount_cents INTO sale FROM sales WHERE id = whole;
  IF sale.total_cents + sale.tip_cents + sale.rounding_cents
      <> (SELECT coalesce(sum(cents), 0) FROM sale_payments WHERE sale_id = whole)
    OR sale.total_cents <> (SELECT coalesce(sum(payable_cents), 0) FROM sale_lines WHERE sale_id = whole)
    OR sale.tax_cents <> (SELECT coalesce(sum(tax_cents), 0) FROM sale_lines WHERE sale_id = whole)
    OR sale.discount_cents <> (SELECT coalesce(sum(discount_cents), 0) FROM sale_lines WHERE sale_id = whole)
    OR sale.tip_cents <> (SELECT coalesce(sum(cents), 0) FROM sale_tips WHERE sale_id = whole)
  THEN
    RAISE EXCEPTION 'sale % does not add up', whole
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_is_whole';
  END IF;
  RETURN NULL;
END
$$;
