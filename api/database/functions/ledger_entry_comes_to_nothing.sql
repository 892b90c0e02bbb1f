-- Refuses a ledger entry of fewer than two lines, or one that doesn't add up to zero in each currency. The argument names
-- the column with the entry's id.
CREATE FUNCTION ledger_entry_comes_to_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry bigint := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF (SELECT count(*) FROM ledger_lines WHERE entry_id = entry) < 2 OR EXISTS (
    SELECT FROM ledger_lines WHERE entry_id = entry GROUP BY currency HAVING sum(cents) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger entry % does not come to nothing', entry
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_comes_to_nothing';
  END IF;
  RETURN NULL;
END
$$;
