import type { MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { PathsWithMethod } from 'openapi-typescript-helpers';
import useSWR, { type SWRResponse } from 'swr';
import { answerOf, client } from './client';
import type { ProblemError } from './problem';
import type { paths } from './schema.gen';

type PostPath = PathsWithMethod<paths, 'post'>;

/** The response type of a POST. */
export type AnswerOfPost<Path extends PostPath> = MethodResponse<typeof client, 'post', Path>;

/**
 * Sends a query too long for a URL, with a POST that changes nothing; pass null to wait. While another query is in
 * progress, the last answer stays, and `isLoading` is true.
 */
export function useQuestion<Path extends PostPath>(
  path: Path,
  init: MaybeOptionalInit<paths[Path], 'post'> | null,
): SWRResponse<AnswerOfPost<Path>, ProblemError> {
  return useSWR<AnswerOfPost<Path>, ProblemError>(
    init && ([path, init] as const),
    // TypeScript can't tell that a generic path has no missing parameters: `init` is typed above.
    ([url, options]: readonly [PostPath, never]) =>
      answerOf(client.POST(url, options)) as Promise<AnswerOfPost<Path>>,
    { revalidateOnFocus: false },
  );
}
