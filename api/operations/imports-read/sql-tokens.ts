import { FileFaultError } from './domain/file-fault.js';

export interface SqlToken {
  /** `name` is one in backticks or double quotes, `word` a bare word or number. */
  kind: 'name' | 'sign' | 'text' | 'word';
  text: string;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', 0: '', Z: '' };

const SPACE = /\s+|--[ \t][^\n]*|--\n|#[^\n]*|\/\*[\s\S]*?\*\//y;
const NAME = /`((?:[^`]|``)*)`/y;
const WORD = /[^\s'"`(),;]+/y;

/** The words of an SQL file. Comments are skipped, conditional ones of MySQL too. */
export function* sqlTokens(sql: string): Generator<SqlToken> {
  let place = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = place;
    const found = pattern.exec(sql);
    if (found) place = pattern.lastIndex;
    return found;
  };
  while (place < sql.length) {
    if (take(SPACE)) continue;
    const name = take(NAME);
    if (name) {
      yield { kind: 'name', text: (name[1] ?? '').replaceAll('``', '`') };
      continue;
    }
    const character = sql[place];
    if (character === "'" || character === '"') {
      const quoted = stringAt(sql, place);
      place = quoted.end;
      yield { kind: 'text', text: quoted.text };
      continue;
    }
    const word = take(WORD);
    if (word) yield { kind: 'word', text: word[0] };
    else {
      // A backtick that never closes.
      if (character === '`') throw new FileFaultError('unclosedQuote');
      yield { kind: 'sign', text: character ?? '' };
      place += 1;
    }
  }
}

/** Character by character: a pattern would exhaust its stack on a long text. */
function stringAt(sql: string, start: number): { text: string; end: number } {
  const quote = sql[start];
  let text = '';
  let from = start + 1;
  for (let place = from; place < sql.length; place++) {
    const character = sql[place];
    if (character === '\\') {
      const escaped = sql[place + 1] ?? '';
      text += sql.slice(from, place) + (Object.hasOwn(escapes, escaped) ? escapes[escaped] : escaped);
      place += 1;
      from = place + 1;
    } else if (character === quote) {
      text += sql.slice(from, place);
      if (sql[place + 1] !== quote) return { text, end: place + 1 };
      place += 1;
      from = place;
    }
  }
  throw new FileFaultError('unclosedQuote');
}
