import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deskTasks } from '../test/support/count-presses.js';

const read = (file: string) => readFileSync(path.join(__dirname, '..', file), 'utf8');

describe('docs/desk.md', () => {
  test('says of fourteen tasks how many presses they take, and none takes more than it may', () => {
    expect(deskTasks).toHaveLength(14);
    expect(deskTasks.filter(({ now, atMost }) => now > atMost)).toEqual([]);
  });

  test('names for each task the story that counts it', () => {
    const uncounted = deskTasks.filter(
      ({ task, story }) => !read(story).includes(`expectAsDocumented('${task}')`),
    );

    expect(uncounted).toEqual([]);
  });
});
