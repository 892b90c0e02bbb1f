import type { MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { PathsWithMethod } from 'openapi-typescript-helpers';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { answerOf, client } from './client';
import type { ProblemError } from './problem';
import type { paths } from './schema.gen';

type GetPath = PathsWithMethod<paths, 'get'>;
type Init<Path extends GetPath> = MaybeOptionalInit<paths[Path], 'get'>;

/** The response type of a GET. */
export type AnswerOf<Path extends GetPath> = MethodResponse<typeof client, 'get', Path>;

/** The cache key of a GET: pass it to `mutate` to reload after a change. */
export function apiKey<Path extends GetPath>(path: Path, init?: Init<Path>) {
  return [path, init ?? null] as const;
}

/** Reads a GET through the shared cache; pass null as the path to wait. Failures are ProblemErrors. */
export function useApi<Path extends GetPath>(
  path: Path | null,
  init?: Init<Path>,
  config?: SWRConfiguration<AnswerOf<Path>, ProblemError>,
): SWRResponse<AnswerOf<Path>, ProblemError> {
  return useSWR<AnswerOf<Path>, ProblemError>(
    path && apiKey(path, init),
    // TypeScript can't tell that a generic path has no missing parameters: `init` is typed above.
    ([url, options]: readonly [GetPath, never]) =>
      answerOf(client.GET(url, options)) as Promise<AnswerOf<Path>>,
    config,
  );
}
