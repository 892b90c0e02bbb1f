/** @typedef {import('typeorm').DataSource} DataSource */

/** Columns and constraints, one line each, as the entities can describe them too. */
const DESCRIBED = `
  SELECT format('%s.%s %s %s %s %s', table_name, column_name, udt_name, is_nullable, identity_generation,
    regexp_replace(column_default, '^''(\\d+)''::(smallint|bigint)$', '\\1')) AS line
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'migrations'
  UNION ALL
  SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'u', 'x')
    AND conrelid <> coalesce(to_regclass('public.migrations'), 0)`;

/** Entities cannot express INCLUDE, expressions or trigrams, so they leave these indexes to the migrations. */
const ENTITIES_INSIST_ON = `${DESCRIBED}
  UNION ALL
  SELECT indexdef FROM pg_indexes
  WHERE schemaname = 'public' AND tablename <> 'migrations'
    AND indexname NOT IN ('allocations_by_staff_and_start', 'unit_allocations_by_unit_and_start', 'clients_by_birthday', 'clients_by_name', 'users_by_name', 'clients_by_letters', 'clients_by_tag', 'login_records_one_an_hour', 'users_by_letters',
      'clients_by_folded_letters', 'users_by_folded_letters', 'bookings_by_folded_letters', 'booking_lines_by_folded_letters',
      'messages_by_folded_letters', 'reviews_by_folded_letters')
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conname = indexname AND contype = 'p')
  ORDER BY line`;

/** Facts that only migrations define: all indexes, the triggers and their functions. */
const DATABASE_INSISTS_ON = `${DESCRIBED}
  UNION ALL
  SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'migrations'
  UNION ALL
  SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT pg_get_functiondef(p.oid) FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
  ORDER BY line`;

/** @param {DataSource} source @param {string} statement @returns {Promise<string[]>} */
const linesOf = async (source, statement) => (await source.query(statement)).map(({ line }) => line);

/** The database's constraints, as far as entities can describe them. @param {DataSource} source */
export const described = (source) => linesOf(source, ENTITIES_INSIST_ON);

/** All that the migrations have made of it. @param {DataSource} source */
export const everythingMade = (source) => linesOf(source, DATABASE_INSISTS_ON);
