-- Refuses every change of the ledger. The demo salon's invented books may be emptied.
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' AND EXISTS (SELECT FROM demo_books) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'what is in the ledger is neither changed nor deleted';
END
$$;
