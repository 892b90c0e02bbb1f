import type { MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { PathsWithMethod } from 'openapi-typescript-helpers';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { answerOf, client } from './client';
import type { ProblemError } from './problem';
import type { paths } from './schema.gen';

type GetPath = PathsWithMethod<paths, 'get'>;
type Init<Path extends GetPath> = MaybeOptionalInit<paths[Path], 'get'>;

/** What GET of a path answers. */
export type AnswerOf<Path extends GetPath> = MethodResponse<typeof client, 'get', Path>;

/** The cache key of a GET: hand it to `mutate` to read the answer again after a change. */
export function apiKey<Path extends GetPath>(path: Path, init?: Init<Path>) {
  return [path, init ?? null] as const;
}

/** Reads a GET through the shared cache; pass null for the path to wait. Failures are ProblemErrors. */
export function useApi<Path extends GetPath>(
  path: Path | null,
  init?: Init<Path>,
  config?: SWRConfiguration<AnswerOf<Path>, ProblemError>,
): SWRResponse<AnswerOf<Path>, ProblemError> {
  return useSWR<AnswerOf<Path>, ProblemError>(
    path && apiKey(path, init),
    // The client cannot know that a path of the generic kind has no required parameters left out: `init` is typed above.
    ([url, options]: readonly [GetPath, never]) =>
      answerOf(client.GET(url, options)) as Promise<AnswerOf<Path>>,
    config,
  );
}
