import type { MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { PathsWithMethod } from 'openapi-typescript-helpers';
import useSWR, { type SWRResponse } from 'swr';
import { answerOf, client } from './client';
import type { ProblemError } from './problem';
import type { paths } from './schema.gen';

type PostPath = PathsWithMethod<paths, 'post'>;

/** What POST of a path answers. */
export type AnswerOfPost<Path extends PostPath> = MethodResponse<typeof client, 'post', Path>;

/**
 * Asks what is too long for an address, by a POST that changes nothing; pass null to wait. While another question is on its way the
 * last answer stays, and `isLoading` says so.
 */
export function useQuestion<Path extends PostPath>(
  path: Path,
  init: MaybeOptionalInit<paths[Path], 'post'> | null,
): SWRResponse<AnswerOfPost<Path>, ProblemError> {
  return useSWR<AnswerOfPost<Path>, ProblemError>(
    init && ([path, init] as const),
    // The client cannot know that a path of the generic kind has no required parameters left out: `init` is typed above.
    ([url, options]: readonly [PostPath, never]) =>
      answerOf(client.POST(url, options)) as Promise<AnswerOfPost<Path>>,
    { revalidateOnFocus: false },
  );
}
