import { exitStatuses, type Verb } from './verb.js';
import { verbs } from './verbs.js';

const exitCodes = [
  'Exit codes:',
  `  ${exitStatuses.fine}   all is well`,
  `  ${exitStatuses.wrong}   something is wrong, or it did not work`,
  `  ${exitStatuses.attention}   it works, but something needs attention`,
  `  ${exitStatuses.usage}  the command was typed wrongly`,
  '  69, 75, 78  it could not begin: something is missing, in use, or set wrongly',
];

const titleOf = ({ name, usage }: Verb) => `parlour ${name} ${usage}`.trimEnd();

/** Two columns; the second one wraps below itself. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

export const overview = (): string =>
  [
    'Looks after a salon from the command line.',
    '',
    ...columns(verbs.map((verb) => [titleOf(verb), verb.summary])),
    '',
    'It reads the same settings as the app, from the environment and from .env. With the embedded PostgreSQL it uses the',
    'server of the app while that runs, and otherwise starts it for as long as the command takes.',
    'parlour <verb> --help says more about each.',
    '',
    ...exitCodes,
  ].join('\n');

export function helpOf(verb: Verb): string {
  const options = Object.entries(verb.options).map(
    ([name, { type, about }]) => [`--${name}${type === 'string' ? ' <…>' : ''}`, about] as const,
  );
  return [
    titleOf(verb),
    '',
    verb.summary,
    ...verb.details,
    '',
    ...columns([...options, ['--json', 'prints the answer for programs'], ['--help', 'prints this']]),
    '',
    ...exitCodes,
  ].join('\n');
}
