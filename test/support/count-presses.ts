import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** A row of the table in docs/desk.md. */
export interface DeskTask {
  task: string;
  now: number;
  atMost: number;
  /** The file with the story that counts. */
  story: string;
}

/** What docs/desk.md says that each task takes. */
export const deskTasks: readonly DeskTask[] = [
  ...readFileSync(path.join(__dirname, '../../docs/desk.md'), 'utf8').matchAll(
    /^\| (\S.*?) +\| +(?:\d+|–) +\| +(\d+) +\| +(\d+) +\| `(.+?)` +\|$/gm,
  ),
].map(([, task = '', now, atMost, story = '']) => ({
  task,
  now: Number(now),
  atMost: Number(atMost),
  story,
}));

/**
 * Counts, from here on, how often somebody presses a button of the mouse or touches the screen, on this page and those it
 * leads to. Keys are not counted. What is chosen in a list of the browser's own counts once, for opening it: its options
 * are outside the page, and a test chooses one without a press.
 */
export async function countPresses(page: Page) {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  const listen = () => {
    const count = () => void (window as unknown as { countPress: () => Promise<void> }).countPress();
    addEventListener('pointerdown', count, true);
    addEventListener(
      'change',
      ({ isTrusted, target }) => {
        // Chosen by keys, it is the browser that says so.
        if (!isTrusted && target instanceof HTMLSelectElement) count();
      },
      true,
    );
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);

  return {
    /** Another task begins on this page. */
    startAnew(): void {
      presses = 0;
    },
    /** The task is done: it took what docs/desk.md says, which is all that it may take. */
    expectAsDocumented(task: string): void {
      const documented = deskTasks.find((row) => row.task === task);
      expect({ task, presses }).toEqual({ task, presses: documented?.now });
    },
  };
}
