-- The same for a booking, of which only a review is shown.
CREATE FUNCTION change_site_version_if_reviewed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM reviews WHERE booking_id = NEW.id) THEN
    UPDATE site_version SET version = gen_random_uuid();
  END IF;
  RETURN NULL;
END
$$;
