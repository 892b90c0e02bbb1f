import type { Page } from 'playwright-core';

/** Records layout shifts on the pages opened from now on; returns a function that reports them. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        shifts.push(
          `${entry.value.toFixed(4)}: ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? node?.nodeName).join(' | ')}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // The browser lays out new content in the next frame and reports its shifts after that.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        ),
    );
    return page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
  };
}

/** Holds back these answers on all pages until the test releases them; then waits until they have arrived. */
export async function holdBack(page: Page, url: string): Promise<() => Promise<void>> {
  let release = () => {};
  const isFree = new Promise<void>((resolve) => (release = resolve));
  const sent: Promise<void>[] = [];
  await page.route(url, (route) => {
    sent.push(
      isFree
        .then(() => route.continue())
        .then(() => route.request().response())
        .then((answer) => answer?.finished())
        .then(() => undefined),
    );
  });
  return async () => {
    expect(sent.length).toBeGreaterThan(0);
    release();
    await Promise.all(sent);
  };
}
