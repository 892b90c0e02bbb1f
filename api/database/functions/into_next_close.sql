-- Gives a sale or a cash movement the number of the close that will count it. Other movements don't touch the drawer.
CREATE FUNCTION into_next_close() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'till_movements' AND to_jsonb(NEW) ->> 'paid_by' <> 'cash' THEN
    RETURN NEW;
  END IF;
  NEW.close_number := (SELECT coalesce(max(number), 0) + 1 FROM day_closes);
  RETURN NEW;
END
$$;
