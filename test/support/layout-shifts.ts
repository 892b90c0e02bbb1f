import type { Page } from 'playwright-core';

/** Notes whatever moves on the pages that are opened from now on; answers what it was. */
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
    // What has just arrived is laid out with the next frame, and reported after it.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        ),
    );
    return page.evaluate(() => Reflect.get(window, 'shifts') as string[]);
  };
}

/** Holds these answers back, from every page, until it is told to let them go; then waits until they have come. */
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
