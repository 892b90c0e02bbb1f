-- Notes once per transaction that the desk has something new to show.
CREATE FUNCTION note_desk_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('parlour.desk_change', true), '') = '' THEN
    INSERT INTO desk_changes (mark) VALUES ((random() * 9e18)::bigint);
    PERFORM set_config('parlour.desk_change', 'noted', true);
  END IF;
  RETURN NULL;
END
$$;
