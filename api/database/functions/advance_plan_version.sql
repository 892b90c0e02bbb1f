-- Counts a change to what free times are planned by: each copy of the app reloads its plan when the number has grown.
CREATE FUNCTION advance_plan_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE plan_version SET version = version + 1;
  RETURN NULL;
END
$$;
