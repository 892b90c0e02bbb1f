import { readFileSync } from 'node:fs';

test('the build of the image is given every script of ours that it runs', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const letIn = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = [...dockerfile.matchAll(/npm run (?:-\S+ )*(\S+)/g)].map(
    ([, name = '']) => scripts[name] ?? '',
  );

  const run = [...commands, dockerfile].flatMap((text) => text.match(/\btools\/[\w/-]+\.mjs/g) ?? []);
  const leftOut = run.filter((file) => !letIn.some((path) => file === path || file.startsWith(`${path}/`)));

  expect(run.length).toBeGreaterThan(3);
  expect(leftOut).toEqual([]);
});
