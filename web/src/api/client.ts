import createClient from 'openapi-fetch';
import { networkProblem, problemOf } from './problem';
import type { paths } from './schema.gen';
import { fetchWithToken } from './session';

/** The typed client of the salon's server; the only way from a page to the network. */
export const client = createClient<paths>({
  // The pages come from the same server, whatever its address is.
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  fetch: async (request) => {
    try {
      return await fetchWithToken(request);
    } catch {
      throw networkProblem();
    }
  },
});

/** The body of an answer; a problem is thrown as a ProblemError. */
export async function answerOf<Body>(
  call: Promise<{ data?: Body; error?: unknown; response: Response }>,
): Promise<Body> {
  const { data, error, response } = await call;
  if (!response.ok) throw problemOf(response.status, error, response.headers.get('retry-after'));
  // An empty answer (204) has the type of nothing in the contract, and nothing is what `data` holds then.
  return data as Body;
}
