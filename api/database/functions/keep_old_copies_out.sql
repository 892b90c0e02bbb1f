-- Refuses to change the diary for copies of the app from before units, once the salon has pools: they would book a basin
-- without taking it, or free a stylist and leave the basin taken.
CREATE FUNCTION keep_old_copies_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM resource_pools WHERE status = 'active') THEN
    RAISE EXCEPTION 'This copy of the app does not know the salon''s rooms and devices.'
      USING ERRCODE = 'object_not_in_prerequisite_state';
  END IF;
  RETURN NULL;
END
$$;
