/** How long a call may take (the specification's §9), in milliseconds. */
const patienceByDeviceMs = { offline: 5_000, desktop: 30_000, phone: 60_000 };

export const patienceMs = (): number => {
  if (!navigator.onLine) return patienceByDeviceMs.offline;
  return /Mobi|Android/i.test(navigator.userAgent) ? patienceByDeviceMs.phone : patienceByDeviceMs.desktop;
};

/** `fetch` that gives up when no answer has come in time. A file that is being saved may take longer to arrive. */
export async function timedFetch(input: Request | string, init?: RequestInit): Promise<Response> {
  const clock = new AbortController();
  const timer = setTimeout(
    () => clock.abort(new DOMException('No answer in time.', 'TimeoutError')),
    patienceMs(),
  );
  try {
    const response = await fetch(input, { ...init, signal: clock.signal });
    if (response.headers.get('content-disposition')?.startsWith('attachment')) clearTimeout(timer);
    return response;
  } catch (error) {
    clearTimeout(timer);
    throw error;
  }
}
