-- Refuses every change of the ledger.
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what is in the ledger is neither changed nor deleted';
END
$$;
