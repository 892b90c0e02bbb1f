// A database that is reached over a Unix socket, as in compose, and stops; a visitor and an admin have a page open.
import { setTimeout as pause } from 'node:timers/promises';
import { openBrowser } from '../browser/open-browser.mjs';
import { prove } from './report.mjs';
import { ADMIN, open, until } from './salon.mjs';
import { aClient, write } from './visitors.mjs';
import { sentence } from './words.mjs';

/** Longer than a response from memory stays valid. */
const NOTICED_MS = 3_000;
const SAID_SECONDS = 60;
const HEALED_SECONDS = 40;

/** Waits until the page shows this, or no longer does; returns the seconds it took, or null. */
async function shown(place, seconds, state = 'visible') {
  const begun = performance.now();
  const isSo = await place.waitFor({ state, timeout: seconds * 1000 }).then(
    () => true,
    () => false,
  );
  return isSo ? ((performance.now() - begun) / 1000).toFixed(1) : null;
}

async function answersTo(urls) {
  const answers = [];
  for (const url of urls) {
    const { status, headers } = await fetch(url);
    answers.push({ url, status, retryAfter: headers.get('retry-after') });
  }
  return answers;
}

/**
 * @param {{ postgres: { url: string, stop: () => Promise<void>, start: () => Promise<void> }, dataDir: string }} place
 */
export async function aDatabaseAway({ postgres, dataDir }) {
  const salon = await open({ DATABASE_URL: postgres.url, DATA_DIR: dataDir });
  const client = await aClient(salon.url);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ baseURL: salon.url, locale: 'en-US' });
    const visitor = await (await browser.newContext({ baseURL: salon.url, locale: 'en-US' })).newPage();
    await context.request.post('/auth/login', { data: ADMIN });
    const admin = await context.newPage();
    await admin.goto('/dashboard/health');
    await admin.getByText(sentence('api/findings', 'noOverlaps')).waitFor();
    await visitor.goto('/team');

    await postgres.stop();
    await pause(NOTICED_MS);
    const service = client.services[0]._id;
    const day = client.starts[0].slice(0, 10);
    const answers = await answersTo(
      [
        ...['/services', '/salon', '/staff', '/reviews'],
        ...[`/availability?services=${service}&day=${day}`, `/availability/first?services=${service}`],
      ].map((route) => salon.url + route),
    );
    const others = answers.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null);
    prove(
      'database away: what was in memory answers 503 with Retry-After',
      others.length === 0,
      others.length === 0 ? `${answers.length} addresses` : JSON.stringify(others),
    );
    prove('database away: a message is refused with 503', (await write(client, 1)) === 503);
    const page = await fetch(salon.url, { headers: { accept: 'text/html' } });
    prove(
      'database away: a page is there, for people and not for search engines',
      page.status === 503 && page.headers.has('retry-after') && (await page.text()).includes('id="root"'),
      `${page.status}, Retry-After ${page.headers.get('retry-after')}`,
    );
    await visitor.goto('/all-services');
    const again = visitor.getByText(/try again in a moment/i).first();
    prove('database away: a visitor is asked to try again in a moment', (await shown(again, 20)) !== null);
    const away = admin.getByText(sentence('web/health', 'databaseAway'));
    const said = await shown(away, SAID_SECONDS);
    prove('database away: Health says so within a minute, without a press', said !== null, `${said} s`);

    await postgres.start();
    const ready = await until(`${salon.url}/health/ready`, 200, 30);
    prove('database back: ready by itself', ready !== null, `${ready} s`);
    const healed = await shown(visitor.getByText(client.services[0].title).first(), HEALED_SECONDS);
    prove('database back: the visitor’s page heals without a press', healed !== null, `${healed} s`);
    const well = await shown(away, HEALED_SECONDS, 'detached');
    prove('database back: so does Health', well !== null, `${well} s`);
    prove('database back: messages are stored', (await write(client, 2)) === 201);
  } finally {
    await browser.close();
    await salon.stop();
  }
}
