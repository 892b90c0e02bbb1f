import createClient from 'openapi-fetch';
import { noteBuild } from './build';
import { pageLanguage } from './page-language';
import { networkProblem, problemOf } from './problem';
import type { paths } from './schema.gen';
import { fetchWithToken } from './session';

/** The typed client of the salon's server; the only way from a page to the network. */
export const client = createClient<paths>({
  // The pages come from the same server, whatever its address is.
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  // Some pages share their path with data, and are what the server answers to whoever does not ask for data.
  headers: { accept: 'application/json' },
  fetch: async (request) => {
    // As the specification has it for GET /services (§7); calls with a body have their own.
    if (request.method === 'GET') request.headers.set('content-type', 'application/json');
    request.headers.set('accept-language', pageLanguage());
    try {
      // A request's body can be read once only, so a second try needs its own copy.
      const again = request.clone();
      const response = await fetchWithToken(request);
      noteBuild(response);
      if (response.status !== 403) return response;
      const asking = await import('./prove-again').catch(() => null);
      return (await asking?.proveAgain(response, again)) ?? response;
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
