import type { Parser } from './env.parsers.js';

/** One setting of the operator. */
export interface Variable<T> {
  name: string;
  /** What it is for, in words for the operator. `.env.example` repeats them. */
  sentence: string;
  /** What `.env.example` shows: the default, or an example if there is none. */
  shown: string;
  parse: Parser<T>;
  fallback: T;
  /** The value of a secret never appears in an error. */
  isSecret: boolean;
}

/** A setting with a default. */
export function withDefault<T>(name: string, sentence: string, parse: Parser<T>, text: string): Variable<T> {
  return { name, sentence, shown: text, parse, fallback: parse(text), isSecret: false };
}

/** A setting that may be left out; `example` is what `.env.example` shows. */
export function optional<T>(
  name: string,
  sentence: string,
  parse: Parser<T>,
  example: string,
): Variable<T | null> {
  return { name, sentence, shown: example, parse, fallback: null, isSecret: false };
}

/** One that is never repeated. */
export function secret<T>(
  name: string,
  sentence: string,
  parse: Parser<T>,
  example: string,
): Variable<T | null> {
  return { ...optional(name, sentence, parse, example), isSecret: true };
}
