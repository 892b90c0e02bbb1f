// A PUBLIC_URL that is not the address behind which a proxy puts the salon.
import { anAdmin, call } from './health.mjs';
import { prove } from './report.mjs';
import { open } from './salon.mjs';

/** The headers a proxy sends about a visitor. */
const THROUGH_PROXY = {
  host: 'salon.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '203.0.113.7',
};

export async function anotherAddress({ dataDir }) {
  const settings = { DATA_DIR: dataDir, TRUST_PROXY: '1' };
  const found = async (salon) => (await anAdmin(salon.url, THROUGH_PROXY)).finding('address');

  const unsafe = await open(settings);
  for (const page of ['/', '/services', '/salon'])
    await call(`${unsafe.url}${page}`, { headers: THROUGH_PROXY });
  const lines = unsafe.lines().filter((line) => line.includes('PUBLIC_URL'));
  prove('PUBLIC_URL left as it is, behind https: one line says so', lines.length === 1, lines[0]);
  const wrong = await found(unsafe);
  prove('PUBLIC_URL left as it is, behind https: Health says so', wrong.verdict === 'fail', wrong.says);
  await unsafe.stop();

  const elsewhere = await open({ ...settings, PUBLIC_URL: 'https://www.other.example' });
  const other = await found(elsewhere);
  prove('PUBLIC_URL with another host: Health says so', other.verdict === 'warn', other.says);
  await elsewhere.stop();

  const right = await open({ ...settings, PUBLIC_URL: 'https://salon.example' });
  const well = await found(right);
  prove('PUBLIC_URL as visitors see it: Health is well', well.verdict === 'ok', well.says);
  await right.stop();
}
