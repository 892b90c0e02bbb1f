-- Refuses every change of till movements and closes.
CREATE FUNCTION till_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'movements and closes of the till are neither changed nor deleted';
END
$$;
