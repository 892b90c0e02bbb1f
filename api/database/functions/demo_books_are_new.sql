-- Refuses to declare books with entries a demo: such books could be emptied.
CREATE FUNCTION demo_books_are_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_entries) THEN
    RAISE EXCEPTION 'books with entries are no demo';
  END IF;
  RETURN NEW;
END
$$;
