import createClient from 'openapi-fetch';
import { noteBuild } from './build';
import { pageLanguage } from './page-language';
import { networkProblem, problemOf } from './problem';
import type { paths } from './schema.gen';
import { fetchWithToken } from './session';

/** The typed client of the salon's API, and the only access from pages to the network. */
export const client = createClient<paths>({
  // Pages come from the same server, under any address.
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  // Some pages share their path with data, and are sent unless the request asks for data.
  headers: { accept: 'application/json' },
  fetch: async (request) => {
    // As the specification requires for GET /services (§7); calls with a body have their own.
    if (request.method === 'GET') request.headers.set('content-type', 'application/json');
    request.headers.set('accept-language', pageLanguage());
    try {
      // A request's body can be read only once, so a second try needs its own copy.
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

/** The body of a response; problems are thrown as ProblemErrors. */
export async function answerOf<Body>(
  call: Promise<{ data?: Body; error?: unknown; response: Response }>,
): Promise<Body> {
  const { data, error, response } = await call;
  if (!response.ok) throw problemOf(response.status, error, response.headers.get('retry-after'));
  // An empty response (204) has the type undefined in the contract, which is also what `data` contains.
  return data as Body;
}
