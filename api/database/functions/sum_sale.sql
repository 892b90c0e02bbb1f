-- Adds a sale to the sums of its day at the end of its transaction, when it has its lines, payments and tips.
CREATE FUNCTION sum_sale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_sale_sums(ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
