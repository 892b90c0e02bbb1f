import { asProblem } from './problem';
import { timedFetch } from './timed-fetch';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148';

/** A server that never responds. */
const silence = (_: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error)),
  );

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(silence as typeof fetch);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const at = (userAgent: string, onLine = true) =>
  Object.defineProperty(globalThis, 'navigator', { value: { userAgent, onLine }, configurable: true });

const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
afterAll(() => original && Object.defineProperty(globalThis, 'navigator', original));

describe('B-13: a call that no one answers', () => {
  test.each([
    ['thirty seconds on a desktop', DESKTOP, true, 30_000],
    ['a minute on a phone', PHONE, true, 60_000],
    ['five seconds offline', PHONE, false, 5_000],
  ])('ends after %s, as a network that failed', async (_, userAgent, isOnline, ms) => {
    at(userAgent, isOnline);
    const ended = jest.fn<void, [string]>();
    const call = timedFetch('/services').catch((thrown: unknown) => ended(asProblem(thrown).code));

    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await call;

    expect(ended).toHaveBeenCalledWith('network-request-failed');
  });

  test('ends as well when the answer stops in the middle, unless it is a file being saved', async () => {
    at(DESKTOP);
    const aborted: string[] = [];
    const answering =
      (file: string) =>
      (_: unknown, { signal }: RequestInit) => {
        signal?.addEventListener('abort', () => aborted.push(file));
        const headers = new Headers(
          file === 'table' ? [['content-disposition', 'attachment; filename="b.csv"']] : [],
        );
        return Promise.resolve(new Response('', { headers }));
      };
    for (const file of ['page', 'table']) {
      jest.mocked(fetch).mockImplementation(answering(file) as typeof fetch);
      await timedFetch('/x');
    }

    await jest.advanceTimersByTimeAsync(60_000);

    expect(aborted).toEqual(['page']);
  });
});
