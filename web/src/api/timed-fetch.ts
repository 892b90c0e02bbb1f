/** Time-outs in milliseconds (the specification's §9). */
const patienceByDeviceMs = { offline: 5_000, desktop: 30_000, phone: 60_000 };

export const patienceMs = (): number => {
  if (!navigator.onLine) return patienceByDeviceMs.offline;
  return /Mobi|Android/i.test(navigator.userAgent) ? patienceByDeviceMs.phone : patienceByDeviceMs.desktop;
};

/** `fetch` that gives up without a response in time. Receiving the body of a download may take longer. */
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
