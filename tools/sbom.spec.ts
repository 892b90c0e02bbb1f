import { execFileSync } from 'node:child_process';

test('the list of what the image is made of names Node.js, the server and the web app, and no tool that builds or tests', () => {
  const { metadata, components } = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }),
  );
  const named: string[] = components.map(({ name }: { name: string }) => name);

  expect(metadata.component.name).toBe('parlour');
  expect(components[0]).toMatchObject({ name: 'node', version: process.versions.node });
  expect(named).toEqual(
    expect.arrayContaining([
      'pg',
      'sharp',
      'express',
      '@nestjs/common',
      'react',
      'styled-components',
      'swiper',
      'scheduler',
    ]),
  );
  for (const tool of ['jest', 'vite', 'eslint', 'typescript', 'playwright-core', '@nestjs/cli', 'oxfmt'])
    expect(named).not.toContain(tool);
}, 60_000);
