-- Refuses every change of a sale. The argument names the one column that may change: once from NULL, `refunded_cents` to
-- more, `reference` to nothing. A table that is empty may be truncated, and so may
-- the demo salon's invented sales.
CREATE FUNCTION sales_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_empty boolean;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    IF EXISTS (SELECT FROM demo_books) THEN
      RETURN NULL;
    END IF;
    EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I)', TG_TABLE_NAME) INTO is_empty;
    IF is_empty THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'ROW' THEN
    IF to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0] AND (to_jsonb(OLD) ->> TG_ARGV[0]) IS NULL THEN
      RETURN NEW;
    END IF;
    IF TG_ARGV[0] = 'refunded_cents' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
      AND (to_jsonb(NEW) ->> TG_ARGV[0])::bigint > (to_jsonb(OLD) ->> TG_ARGV[0])::bigint THEN
      RETURN NEW;
    END IF;
    IF TG_ARGV[0] = 'reference' AND to_jsonb(OLD) - TG_ARGV[0] = to_jsonb(NEW) - TG_ARGV[0]
      AND to_jsonb(NEW) ->> TG_ARGV[0] = '' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'what was sold is neither changed nor deleted';
END
$$;
