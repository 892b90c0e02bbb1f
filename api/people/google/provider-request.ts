import { outgoingTrace } from '../../common/trace/request-trace.js';

/** Time-out for an unresponsive provider. */
const TIME_LIMIT_MS = 6000;

/** Tokens and profiles are shorter. */
const MAX_ANSWER_LENGTH = 65_536;

/** The provider did not respond, or its response is unreadable. */
export class ProviderUnreachableError extends Error {}

/** The provider responded with a refusal. */
export class ProviderRejectedError extends Error {}

/** Sends a request to an identity provider, whose statements are trusted, but not its format. */
export async function requestJson(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const { status, text } = await answerOf(url, init);
  if (status >= 500) throw new ProviderUnreachableError(`${status} from ${url}`);
  const body = parsed(text);
  if (status !== 200) throw new ProviderRejectedError(`${status} ${wordOf(body)} from ${url}`);
  if (!body) throw new ProviderUnreachableError(`something other than a JSON object from ${url}`);
  return body;
}

async function answerOf(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      ...init,
      headers: { ...init.headers, ...outgoingTrace(), Accept: 'application/json' },
      // A redirect would forward the secret.
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { status: response.status, text: await shortText(response) };
  } catch (error) {
    throw new ProviderUnreachableError(`no answer from ${url}`, { cause: error });
  }
}

async function shortText(response: Response): Promise<string> {
  const body: AsyncIterable<Uint8Array> | null = response.body;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ANSWER_LENGTH) throw new Error('the answer is longer than allowed');
  }
  return text;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** OAuth's error code, such as `invalid_client`, for the operator's log. Anything else in its place is left out. */
function wordOf(body: Record<string, unknown> | null): string {
  const word = body?.['error'];
  return typeof word === 'string' && /^[\w.-]{1,60}$/.test(word) ? word : 'without a word';
}
