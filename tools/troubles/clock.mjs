// A second copy of the app whose clock is a day ahead.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { prove } from './report.mjs';
import { open } from './salon.mjs';
import { aClient, hold, stored, write } from './visitors.mjs';
import { sentence } from './words.mjs';

export async function aWrongClock({ dataDir, folder }) {
  const salon = await open({ DATA_DIR: dataDir });
  const before = stored(dataDir);
  const DATABASE_URL = `postgres://parlour@/parlour?host=${encodeURIComponent(path.join(dataDir, 'postgres'))}`;
  const wrong = await open({ DATABASE_URL, DATA_DIR: path.join(folder, 'of-the-wrong-clock') }, [
    'faketime',
    '-f',
    '+1d',
  ]);
  const [beginning] = sentence('api/findings', 'clocksDiffer').split('{seconds}');
  const said = wrong.lines().filter((line) => line.includes(beginning) && / 86\d\d\d s/.test(line));
  prove('clock a day off: one line says so', said.length === 1, said[0]);
  const [here, there] = [await aClient(salon.url), await aClient(wrong.url)];
  const startsAt = there.starts.at(-1);
  const both = [await write(there, 1), await write(here, 2)];
  prove(
    'clock a day off: both copies store',
    both.join() === '201,201' && stored(dataDir) === before + 2,
    both.join(' '),
  );
  const holds = [];
  for (let each = 0; each < 40; each++) holds.push(await hold(each % 2 ? here : there, startsAt));
  const overlaps = spawnSync(process.execPath, ['dist/api/cli.js', 'doctor', '--json'], {
    env: { PATH: process.env.PATH, DATABASE_URL, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const check = JSON.parse(overlaps.stdout).checks.find(({ id }) => id === 'overlaps');
  prove('clock a day off: nobody is busy twice', check.verdict === 'ok' && holds.includes(201), check.says);
  await wrong.stop();
  await salon.stop();
}
