/** Codec of one value of a page's state in its URL. */
interface Param<Value> {
  /** The parameter's name; further names are read, but never written. */
  names: readonly string[];
  /** The value without the parameter. */
  initial: Value;
  /** Null for an invalid text, which is ignored. */
  read(text: string): Value | null;
  write(value: Value): string;
  /** True if another value than the initial one narrows the list. */
  isFilter: boolean;
}

/** A page's state, stored in its URL. */
export interface UrlState<State extends Record<string, unknown>> {
  initial: State;
  parse(params: URLSearchParams): State;
  /** The query that `parse` reads back as the same state, without initial values. */
  write(state: State): URLSearchParams;
  /** True if any filter narrows the list: "none match" differs from "none yet". */
  isFiltered(state: State): boolean;
}

export type StateOf<Codec> = Codec extends UrlState<infer State> ? State : never;

/** A codec for a page's state, composed of its parameters. */
export function urlState<State extends Record<string, unknown>>(fields: {
  readonly [Name in keyof State]: Param<State[Name]>;
}): UrlState<State> {
  const names = Object.keys(fields) as (keyof State)[];
  const build = <Kind extends keyof State>(valueOf: (name: Kind) => State[Kind]) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name as Kind)])) as State;
  return {
    initial: build((name) => fields[name].initial),
    parse: (params) =>
      build((name) => {
        const field = fields[name];
        for (const param of field.names) {
          const text = params.get(param);
          const value = text === null ? null : field.read(text);
          if (value !== null) return value;
        }
        return field.initial;
      }),
    write: (state) => {
      const params = new URLSearchParams();
      for (const name of names) {
        const {
          names: [param = ''],
          initial,
          write,
        } = fields[name];
        if (state[name] !== initial) params.set(param, write(state[name]));
      }
      return params;
    },
    isFiltered: (state) =>
      names.some((name) => fields[name].isFilter && state[name] !== fields[name].initial),
  };
}

/** Search terms. */
export const searchParam = (longest: number): Param<string> => ({
  names: ['q'],
  initial: '',
  read: (text) => text.trim().slice(0, longest),
  write: (text) => text,
  isFilter: true,
});

/** One of some words, or null. */
export const choiceParam = <const Word extends string>(
  name: string,
  words: readonly Word[],
): Param<Word | null> => optionalParam(name, (text) => words.find((word) => word === text) ?? null);

/** Anything that `read` accepts, or null. */
export const optionalParam = <Text extends string>(
  names: string | readonly string[],
  read: (text: string) => Text | null,
): Param<Text | null> => ({
  names: typeof names === 'string' ? [names] : names,
  initial: null,
  read,
  write: (text) => text ?? '',
  isFilter: true,
});

/** One of some words, defaulting to the first. */
export const defaultParam = <const Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
  { isFilter = true } = {},
): Param<Word> => ({
  names: [name],
  initial: words[0],
  read: (text) => words.find((word) => word === text) ?? null,
  write: (word) => word,
  isFilter,
});

/** A list's order, which hides nothing. */
export const sortParam = <const Word extends string>(words: readonly [Word, ...Word[]]): Param<Word> =>
  defaultParam('sort', words, { isFilter: false });

/** A list's page. */
export const pageParam = (name = 'page'): Param<number> => ({
  names: [name],
  initial: 1,
  read: (text) => {
    const page = Number(text);
    return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : null;
  },
  write: String,
  isFilter: false,
});
