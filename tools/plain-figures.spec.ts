import { readFileSync } from 'node:fs';
import path from 'node:path';

test('the web app reads figures as the server does', () => {
  const [ours, theirs] = ['api/common/text', 'web/src/lib'].map((folder) =>
    readFileSync(path.join(process.cwd(), folder, 'plain-figures.ts'), 'utf8'),
  );
  expect(theirs).toBe(ours);
});
