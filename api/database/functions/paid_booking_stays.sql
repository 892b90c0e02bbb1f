-- Refuses a change of a booking that is paid for: its sale has to be refunded first.
CREATE FUNCTION paid_booking_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM sales WHERE booking_id = OLD.id AND kind = 'sale' AND undone_by IS NULL) THEN
    RAISE EXCEPTION 'booking % is paid for', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_paid_stay';
  END IF;
  RETURN NEW;
END
$$;
