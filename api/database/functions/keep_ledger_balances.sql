-- Adds new lines to the balances of their accounts. Creates missing balances first, then locks all in one order, then
-- adds: an upsert would check the constraint on the added sum alone.
CREATE FUNCTION keep_ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_balances (account, subject_id, currency)
  SELECT DISTINCT account, coalesce(subject_id, '00000000-0000-0000-0000-000000000000'), currency FROM added
  ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  PERFORM FROM ledger_balances AS balance
  WHERE (account, subject_id, currency) IN
    (SELECT account, coalesce(subject_id, '00000000-0000-0000-0000-000000000000'), currency FROM added)
  ORDER BY account, subject_id, currency FOR UPDATE;
  UPDATE ledger_balances AS balance SET cents = balance.cents + sums.cents
  FROM (
    SELECT account, coalesce(subject_id, '00000000-0000-0000-0000-000000000000') AS subject_id, currency, sum(cents) AS cents
    FROM added GROUP BY 1, 2, 3
  ) AS sums
  WHERE (balance.account, balance.subject_id, balance.currency) = (sums.account, sums.subject_id, sums.currency);
  RETURN NULL;
END
$$;
