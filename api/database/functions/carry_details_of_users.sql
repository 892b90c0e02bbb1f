-- Carries a new name, address or number of an account to coming bookings, and to emails that wait. An empty name or
-- number takes nothing away. Clients whom the account looks after have its address and number.
CREATE FUNCTION carry_details_of_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bookings SET
    client_name = CASE WHEN NEW.name IS DISTINCT FROM OLD.name OR client_name = OLD.email
      THEN coalesce(nullif(NEW.name, ''), nullif(NEW.email, ''), client_name) ELSE client_name END,
    client_email = CASE WHEN NEW.email IS DISTINCT FROM OLD.email THEN NEW.email ELSE client_email END,
    client_phone = CASE WHEN NEW.phone IS DISTINCT FROM OLD.phone
      THEN coalesce(nullif(NEW.phone, ''), client_phone) ELSE client_phone END
  WHERE client_id = NEW.id AND status IN ('confirmed', 'arrived');
  UPDATE outbox SET to_address = NEW.email
  FROM bookings
  WHERE NEW.email IS DISTINCT FROM OLD.email AND NEW.email <> ''
    AND outbox.booking_id = bookings.id AND bookings.client_id = NEW.id
    AND bookings.status IN ('confirmed', 'arrived')
    AND outbox.sent_at IS NULL AND outbox.dropped_at IS NULL AND outbox.failed_at IS NULL;
  UPDATE clients SET email = NEW.email, phone = NEW.phone
  WHERE looked_after_by = NEW.id AND (email, phone) IS DISTINCT FROM (NEW.email, NEW.phone);
  RETURN NULL;
END
$$;
