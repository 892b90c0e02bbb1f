// A disk of its own that is filled and made read-only.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { anAdmin, untilFound } from './health.mjs';
import { prove } from './report.mjs';
import { open, refusedStart, statusOf, until } from './salon.mjs';
import { aClient, hold, stored, write } from './visitors.mjs';
import { sentence } from './words.mjs';

const DISK_MB = 260;
const SAID_SECONDS = 60;

/** A small disk below a folder; the caller who mounts it unmounts it. */
export function aDisk(folder) {
  const at = path.join(folder, 'disk');
  const filling = path.join(at, 'filling');
  mkdirSync(at);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', at]);
  return {
    at,
    dataDir: path.join(at, 'data'),
    fill: () => spawnSync('dd', ['if=/dev/zero', `of=${filling}`, 'bs=4k'], { stdio: 'ignore' }),
    makeRoom: () => rmSync(filling, { force: true }),
    remount: (how) => execFileSync('mount', ['-o', `remount,${how}`, at]),
    remove: () => spawnSync('umount', ['-l', at]),
  };
}

/** Gives how many messages were acknowledged. */
async function aFullDisk({ dataDir, fill, makeRoom }) {
  const salon = await open({ DATA_DIR: dataDir });
  const admin = await anAdmin(salon.url);
  const client = await aClient(salon.url);
  let acknowledged = 0;
  for (let number = 0; number < 100; number++) if ((await write(client, number)) === 201) acknowledged += 1;
  fill();
  const notReady = await until(`${salon.url}/health/ready`, 503, 8);
  prove('full disk: not ready within five seconds', notReady !== null, `${notReady} s`);
  const answers = new Set();
  for (let number = 0; number < 200; number++) {
    const status = await write(client, number);
    answers.add(status);
    if (status === 201) acknowledged += 1;
  }
  prove(
    'full disk: what cannot be stored is answered 503',
    [...answers].every((status) => [201, 503].includes(status)),
    [...answers].join(' '),
  );
  prove('full disk: a hold is refused with 503', (await hold(client, client.starts.at(-1))) === 503);
  const pages = [
    await statusOf(`${salon.url}/`),
    await statusOf(`${salon.url}/services`),
    await statusOf(`${salon.url}/health/live`),
  ];
  prove('full disk: pages are shown, and the copy is live', pages.join() === '200,200,200', pages.join(' '));
  const isSaid = ({ verdict, says }) =>
    verdict === 'fail' && says === sentence('api/findings', 'changesDiskFull');
  // By the access token of a page that is open, and by a new one for the session of a page that is opened now.
  for (const [page, reader] of [
    ['an open page', admin],
    ['a page opened now', await admin.again()],
  ]) {
    const said = await untilFound(reader, ['changes'], isSaid, SAID_SECONDS);
    prove(
      `full disk: Health says so within a minute on ${page}`,
      said !== null,
      said && `${said.seconds} s, ${said.says}`,
    );
  }
  makeRoom();
  const ready = await until(`${salon.url}/health/ready`, 200, 60);
  prove('room again: ready by itself', ready !== null, `${ready} s`);
  for (let number = 0; number < 20; number++) if ((await write(client, number)) === 201) acknowledged += 1;
  prove(
    'full disk: acknowledged = stored',
    acknowledged === stored(dataDir),
    `${acknowledged} = ${stored(dataDir)}`,
  );
  await salon.stop();
  return acknowledged;
}

async function aStartOnAFullDisk({ at, dataDir, fill, makeRoom }, acknowledged) {
  fill();
  await refusedStart(
    'start on a full disk',
    { DATA_DIR: dataDir },
    { exitCode: 69, says: /No space left on device|its disk is full/ },
  );
  makeRoom();
  const salon = await open({ DATA_DIR: dataDir });
  prove('after it: everything is there', stored(dataDir) === acknowledged, String(stored(dataDir)));
  await salon.stop();
  rmSync(path.join(at, 'empty'), { recursive: true, force: true });
  fill();
  await refusedStart(
    'first start on a full disk',
    { DATA_DIR: path.join(at, 'empty') },
    { exitCode: 69, says: /No space left/ },
  );
  makeRoom();
}

async function aReadOnlyDisk({ dataDir, remount }, acknowledged) {
  remount('ro');
  await refusedStart(
    'start on a read-only disk',
    { DATA_DIR: dataDir },
    { exitCode: 78, says: /DATA_DIR|read-only|Read-only/i },
  );
  remount('rw');
  const salon = await open({ DATA_DIR: dataDir });
  prove('after it: everything is there', stored(dataDir) === acknowledged, String(stored(dataDir)));
  await salon.stop();
}

export async function aBadDisk(disk) {
  const acknowledged = await aFullDisk(disk);
  await aStartOnAFullDisk(disk, acknowledged);
  await aReadOnlyDisk(disk, acknowledged);
}
