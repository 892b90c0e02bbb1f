import type { ProblemError } from '../api/problem';

/** A response of the server, as returned by `useApi`. */
export interface Answer<Data> {
  data: Data | undefined;
  error: ProblemError | undefined;
  mutate: () => Promise<unknown>;
  isValidating: boolean;
}

/** Combines several responses: its data exists once all of theirs does. A retry reloads what is missing. */
export function allOf<Answers extends Record<string, Answer<unknown>>>(
  answers: Answers,
): Answer<{ [Name in keyof Answers]: NonNullable<Answers[Name]['data']> }> {
  type All = { [Name in keyof Answers]: NonNullable<Answers[Name]['data']> };
  const missing = Object.values(answers).filter(({ data }) => data === undefined);
  const all = Object.fromEntries(Object.entries(answers).map(([name, { data }]) => [name, data]));
  return {
    data: missing.length > 0 ? undefined : (all as All),
    error: missing.find(({ error }) => error !== undefined)?.error,
    mutate: () => Promise.all(missing.map(({ mutate }) => mutate())),
    isValidating: missing.some(({ isValidating }) => isValidating),
  };
}
