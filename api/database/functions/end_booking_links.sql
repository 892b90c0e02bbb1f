-- Ends the links in emails about a booking that has another client or address from now on.
CREATE FUNCTION end_booking_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM booking_links WHERE booking_id = NEW.id;
  RETURN NULL;
END
$$;
