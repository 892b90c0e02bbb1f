import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestApp, type TestApp } from '../../support/app.js';
import { DocsFilesService } from '../../../api/platform/docs/docs-files.service.js';
import { countStatements } from '../../support/count-statements.js';

let parlour: TestApp;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-client-'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  // Sixty requests a minute for each address, in place of six hundred.
  parlour = await startTestApp({ webDir: folder, env: { RATE_LIMIT_SCALE: '0.1', TRUST_PROXY: '1' } });
});

afterAll(async () => {
  await parlour.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url: string, address: string) =>
  parlour.http.get(url).set({ Accept: 'text/html', 'X-Forwarded-For': address });

/** The number of seventy requests that the salon answers. */
async function answered(url: string, address: string): Promise<number> {
  let count = 0;
  for (let asked = 0; asked < 70; asked++) if ((await ask(url, address)).status === 200) count += 1;
  return count;
}

describe('A-6: someone who reloads without end', () => {
  test.each([
    ['a page', '/contact', '203.0.113.1'],
    ['the price list', '/all-services', '203.0.113.2'],
    ['the documentation', '/docs', '203.0.113.3'],
    ['its largest script', '/docs/swagger-ui-bundle.js', '203.0.113.4'],
    ['the contract', '/docs/json', '203.0.113.5'],
  ])('has %s refused after a minute’s worth', async (_, url, address) => {
    const count = await answered(url, address);

    // The count of a copy of the app may be a handful behind.
    expect(count).toBeGreaterThanOrEqual(60);
    expect(count).toBeLessThanOrEqual(65);
    expect((await ask(url, address)).body.code).toBe('too-many-requests');
    expect((await ask(url, '203.0.113.99')).status).toBe(200);
  });

  test('A-6: a supervisor is always answered, and does not keep the database busy', async () => {
    await answered('/contact', '203.0.113.6');
    await parlour.http.get('/health/ready').expect(200);

    const statements = await countStatements(parlour.database, async () => {
      for (let asked = 0; asked < 20; asked++) {
        expect((await ask('/health/ready', '203.0.113.6')).status).toBe(200);
      }
    });

    // Once a second at most; twenty questions take less than a few.
    expect(statements).toBeLessThan(5);
  });
});

describe('A-6: the documentation', () => {
  test.each(['br', 'gzip', 'identity'])('is sent as %s to those who can read nothing else', async (form) => {
    const answer = await parlour.http.get('/docs/swagger-ui.css').set('Accept-Encoding', form).expect(200);

    expect(answer.headers['content-encoding']).toBe(form === 'identity' ? undefined : form);
    expect(answer.headers['content-type']).toContain('text/css');
    expect(answer.text).toContain('.swagger-ui');
  });

  test('is kept, so that no reader has it compressed or put together again', async () => {
    const files = parlour.app.get(DocsFilesService);

    expect(await files.findFile('swagger-ui-bundle.js')).toBe(await files.findFile('swagger-ui-bundle.js'));
  });

  test.each(['/docs-yaml', '/docs/yaml', '/docs/index.html', '/docs/LICENSE', '/docs/package.json'])(
    'has no %s',
    async (url) => {
      await parlour.http.get(url).expect(404);
    },
  );
});
