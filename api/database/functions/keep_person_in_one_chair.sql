-- Keeps a client who is looked after out of two bookings at once, like the constraint on accounts. Two changes of one
-- person's bookings wait for each other at the client record.
CREATE FUNCTION keep_person_in_one_chair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM clients WHERE id = NEW.card_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM bookings
    WHERE card_id = NEW.card_id AND id <> NEW.id AND looked_after_by IS NOT NULL
      AND status IN ('confirmed', 'arrived') AND starts_at < NEW.ends_at AND ends_at > NEW.starts_at
  ) THEN
    RAISE exclusion_violation USING CONSTRAINT = 'bookings_person_in_one_chair',
      MESSAGE = 'The person has another booking at that time.';
  END IF;
  RETURN NULL;
END
$$;
