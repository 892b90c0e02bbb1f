import type { Parser } from './env.parsers.js';

/** One of the operator's settings. */
export interface Variable<T> {
  name: string;
  /** Its description for the operator, repeated in `.env.example`. */
  sentence: string;
  /** The value in `.env.example`: the default, otherwise an example. */
  shown: string;
  parse: Parser<T>;
  fallback: T;
  /** A secret's value never appears in an error. */
  isSecret: boolean;
}

/** A setting with a default. */
export function withDefault<T>(name: string, sentence: string, parse: Parser<T>, text: string): Variable<T> {
  return { name, sentence, shown: text, parse, fallback: parse(text), isSecret: false };
}

/** A setting that may be left out; `example` appears in `.env.example`. */
export function optional<T>(
  name: string,
  sentence: string,
  parse: Parser<T>,
  example: string,
): Variable<T | null> {
  return { name, sentence, shown: example, parse, fallback: null, isSecret: false };
}

/** A setting whose value is never shown. */
export function secret<T>(
  name: string,
  sentence: string,
  parse: Parser<T>,
  example: string,
): Variable<T | null> {
  return { ...optional(name, sentence, parse, example), isSecret: true };
}
