-- Keeps the time of a deleted allocation blocked where the team member has time off: bookings that were kept lie in it
-- like islands.
CREATE FUNCTION close_time_off() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO allocations (staff_id, during, kind, time_off_id, reason)
  SELECT OLD.staff_id, OLD.during * tstzrange(starts_at, ends_at), 'block', id, reason
  FROM time_off
  WHERE staff_id = OLD.staff_id AND tstzrange(starts_at, ends_at) && OLD.during;
  RETURN NULL;
END
$$;
