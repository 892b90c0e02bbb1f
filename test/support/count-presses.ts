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

/** The number of presses that docs/desk.md states for each task. */
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
 * Counts, from here on, the clicks and taps on this page and those it leads to. Keys are not counted. Choosing from a
 * native list counts once, for opening it: its options are outside the page, and a test chooses one without a press.
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
        // After a choice by keyboard, the browser itself sends the event.
        if (!isTrusted && target instanceof HTMLSelectElement) count();
      },
      true,
    );
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);

  return {
    /** Starts counting for the next task on this page. */
    startAnew(): void {
      presses = 0;
    },
    /** Checks that the finished task took exactly the presses stated in docs/desk.md. */
    expectAsDocumented(task: string): void {
      const documented = deskTasks.find((row) => row.task === task);
      expect({ task, presses }).toEqual({ task, presses: documented?.now });
    },
  };
}
