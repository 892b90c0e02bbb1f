-- Marks everything that the public site shows as changed: each copy of the app then makes its answers anew.
CREATE FUNCTION change_site_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE site_version SET version = gen_random_uuid();
  RETURN NULL;
END
$$;
