import ts from 'typescript';
import { lineOf, walk } from './sources.mjs';
import { textsOf } from './statements.mjs';

const FOLDER = 'api/database/migrations/';

/** Migrations up to this one were written before file names had to say how they affect the previous version. */
const LAST_WITHOUT = 1_763_700_000_062;

/** Tables that grow with every visit: no one can write to them while an index is built without CONCURRENTLY. */
export const LARGE_TABLES = [
  ...['allocations', 'bookings', 'booking_lines', 'booking_events'],
  ...['audit_entries', 'clients', 'outbox', 'users'],
];

/**
 * There are never so many people that indexing them takes longer than a few seconds, during which a booking
 * waits.
 */
const PEOPLE = ['clients', 'users'];

const NAME = '(?:public\\.)?"?([a-z_$]\\w*)"?';

/**
 * Statements that an expanding migration must not contain. Each check returns the complaints about one
 * statement.
 */
const RULES = [
  (sql) => {
    // A constraint recreated in the same statement is replaced, for example when a list of allowed words gets
    // longer.
    const taken = [...sql.matchAll(/\bDROP\s+(CONSTRAINT\s+)?(?:IF\s+EXISTS\s+)?"?(\w+|\$\{…\})/gi)];
    const isReplaced = ([, constraint, name]) =>
      constraint && new RegExp(`\\bADD\\s+CONSTRAINT\\s+"?${escaped(name)}"?\\s+CHECK\\b`, 'i').test(sql);
    return taken.every(isReplaced) ? [] : ['DROP'];
  },
  (sql) => (/\bRENAME\b/i.test(sql) ? ['RENAME'] : []),
  (sql) => (/\bSET\s+NOT\s+NULL\b/i.test(sql) ? ['SET NOT NULL'] : []),
  (sql) =>
    clausesOf(sql).some(
      (clause) =>
        /^\s*ADD\s+(?!CONSTRAINT|CHECK|FOREIGN|PRIMARY|UNIQUE|EXCLUDE)/i.test(clause) &&
        /\bNOT\s+NULL\b/i.test(clause) &&
        !/\b(DEFAULT|GENERATED)\b/i.test(clause),
    )
      ? ['column that is NOT NULL without a DEFAULT']
      : [],
  (sql, made) => {
    const [, concurrently, table] =
      new RegExp(
        `\\bCREATE\\s+(?:UNIQUE\\s+)?INDEX\\s+(CONCURRENTLY\\s+)?(?:IF\\s+NOT\\s+EXISTS\\s+)?(?:"?\\w+"?\\s+)?ON\\s+(?:ONLY\\s+)?${NAME}`,
        'i',
      ).exec(sql) ?? [];
    const isLarge =
      table !== undefined &&
      ((LARGE_TABLES.includes(table) && !PEOPLE.includes(table)) || table.startsWith('$')) &&
      !made.has(table);
    return isLarge && !concurrently ? [`index on ${table} that is not made CONCURRENTLY`] : [];
  },
  (sql, made) => {
    const [, table] = new RegExp(`\\bALTER\\s+TABLE\\s+(?:ONLY\\s+)?${NAME}`, 'i').exec(sql) ?? [];
    if (table === undefined || made.has(table)) return [];
    return /\bEXCLUDE\s+(?:USING|\()/i.test(sql) ? [`new EXCLUDE on ${table}, which has rows`] : [];
  },
];

/**
 * Migrations that say in their file's name whether they only add (`….expand.ts`), so that the previous version
 * keeps working, or also take away (`….contract.ts`), and those that do not do what they say.
 */
export function migrationKinds(sources) {
  return sources.flatMap(({ file, tree }) => {
    if (!file.startsWith(FOLDER)) return [];
    const number = Number(file.slice(FOLDER.length).split('-')[0]);
    if (!(number > LAST_WITHOUT)) return [];
    const statements = statementsOf(tree);
    if (file.endsWith('.expand.ts')) return expandMistakes(file, tree, statements);
    if (!file.endsWith('.contract.ts'))
      return [`${file}:1: end the file's name in .expand.ts or .contract.ts`];
    return statements.some(({ text }) => /\bUPDATE\s+schema_floor\b/i.test(text))
      ? []
      : [`${file}:1: a contract raises min_version in schema_floor`];
  });
}

function expandMistakes(file, tree, statements) {
  const made = new Set(
    statements.flatMap(({ text }) =>
      [
        ...text.matchAll(
          new RegExp(`\\bCREATE\\s+(?:UNLOGGED\\s+)?TABLE\\s+(?:IF\\s+NOT\\s+EXISTS\\s+)?${NAME}`, 'gi'),
        ),
      ].map(([, table]) => table),
    ),
  );
  return statements.flatMap(({ text, node }) =>
    RULES.flatMap((rule) => rule(text, made)).map(
      (found) => `${file}:${lineOf(tree, node)}: an expanding migration has no ${found}`,
    ),
  );
}

/** The texts outside of `down`, which removes everything that `up` has made. */
function statementsOf(tree) {
  const undoing = [];
  walk(tree, (node) => {
    if (ts.isMethodDeclaration(node) && node.name.getText(tree) === 'down') undoing.push(node);
  });
  const isUndoing = (node) => undoing.some(({ pos, end }) => node.pos >= pos && node.end <= end);
  return textsOf(tree).filter(({ node }) => !isUndoing(node));
}

/** The parts of an ALTER TABLE, split at commas outside of brackets. */
function clausesOf(sql) {
  if (!/\bALTER\s+TABLE\b/i.test(sql)) return [];
  const body = sql.replace(/^[\s\S]*?\bALTER\s+TABLE\s+(?:ONLY\s+)?(?:IF\s+EXISTS\s+)?\S+/i, '');
  const clauses = [''];
  let depth = 0;
  for (const sign of body) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) clauses.push('');
    else clauses.push(clauses.pop() + sign);
  }
  return clauses;
}

const escaped = (text) => text.replace(/[$.*+?^{}()|[\]\\]/g, '\\$&');
