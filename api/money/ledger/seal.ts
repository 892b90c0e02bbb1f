/**
 * SQL expression for an entry's seal: the previous seal plus everything in the entry and its lines. Its order and
 * text are fixed whatever the session's settings, even for infinite dates, which only tampering would write. The same
 * expression writes and checks seals.
 *
 * @param entry the alias of a row with the columns of `ledger_entries`
 * @param lines SQL for the text of its lines, made with `linesText`
 */
export const sealOf = (entry: string, lines: string): string =>
  `encode(sha256(convert_to(concat_ws('|', ${entry}.previous_seal, ${entry}.id,
     CASE WHEN isfinite(${entry}.business_day)
       THEN (${entry}.business_day - DATE '1970-01-01')::text ELSE ${entry}.business_day::text END,
     round(date_part('epoch', ${entry}.posted_at) * 1000)::text, ${entry}.kind,
     ${entry}.source_type, ${entry}.source_id, coalesce(${entry}.actor_id::text, ''),
     coalesce(${entry}.reverses_id::text, ''), ${lines}), 'UTF8')), 'hex')`;

/** The text of an entry's lines, as an aggregate over rows with the columns of `ledger_lines`. */
export const linesText = (line: string): string =>
  `string_agg(concat_ws(':', ${line}.position, ${line}.account, coalesce(${line}.subject_id::text, ''), ${line}.cents,
     ${line}.currency), ';' ORDER BY ${line}.position)`;
