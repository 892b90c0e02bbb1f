import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { typed, unpackedBytes } from './command.mjs';

/**
 * Reads an archive into an empty salon, makes an archive of that salon, and returns its unpacked content. Due emails
 * are kept: dropping them would add timestamps.
 */
async function throughSalon(archive, folder, settings) {
  const again = path.join(folder, 'again.parlour');
  rmSync(again, { force: true });
  await typed(['restore', archive, '--mail', 'send'], settings);
  await typed(['backup', '--to', again], settings);
  return { again, bytes: unpackedBytes(again) };
}

/**
 * Takes an archive to the server of each version, from each to the next, and from the embedded PostgreSQL to the
 * oldest and back. Returns the paths on which the content changed.
 */
export async function acrossVersions(archive, servers, folder, say) {
  const faults = [];
  let expected = null;
  const compare = (way, bytes) => {
    expected ??= bytes;
    const isSame = bytes.equals(expected);
    say(`  ${way}: ${isSame ? 'the same bytes' : 'OTHER BYTES'}`);
    if (!isSame) faults.push(`${path.basename(archive)}, ${way}`);
  };
  const onServer = async (server) => ({
    DATABASE_URL: (await server.create()).url,
    DATA_DIR: path.join(folder, `data-${Math.random().toString(36).slice(2)}`),
  });
  // The upgrade of an earlier archive writes down its own time, so it is upgraded once, and the result is compared.
  const upgraded = path.join(folder, 'upgraded.parlour');
  renameSync((await throughSalon(archive, folder, await onServer(servers[0][1]))).again, upgraded);
  for (const [major, server] of servers) {
    const { bytes } = await throughSalon(upgraded, folder, await onServer(server));
    compare(`PostgreSQL ${major}`, bytes);
  }
  let current = upgraded;
  for (const [major, server] of [...servers, ...servers.slice(0, 1)]) {
    const { again, bytes } = await throughSalon(current, folder, await onServer(server));
    current = path.join(folder, `from-${major}.parlour`);
    rmSync(current, { force: true });
    renameSync(again, current);
    compare(`then PostgreSQL ${major}`, bytes);
  }
  const [, oldest] = servers[0];
  const ways = [
    ['embedded', { DATA_DIR: path.join(folder, 'embedded'), DEMO: '0' }],
    ['to a server', await onServer(oldest)],
    ['embedded again', { DATA_DIR: path.join(folder, 'embedded-again'), DEMO: '0' }],
  ];
  for (const [way, settings] of ways) {
    const { again, bytes } = await throughSalon(current, folder, settings);
    current = path.join(folder, `${way.replaceAll(' ', '-')}.parlour`);
    rmSync(current, { force: true });
    renameSync(again, current);
    compare(way, bytes);
  }
  return faults;
}

/**
 * Imports a hand-over into an empty salon on the server of each version, and exports it again, twice. Its admins
 * become clients, so each result is compared with the first server's result and not with the input.
 */
export async function handedOverOn(archive, servers, folder, say) {
  const faults = [];
  const through = async (from, server) => {
    const again = path.join(folder, `handed-over-${Math.random().toString(36).slice(2)}.parlour`);
    const settings = {
      DATABASE_URL: (await server.create()).url,
      DATA_DIR: path.join(folder, path.basename(again, '.parlour')),
      // Used instead of a link, which would add a row each time.
      ADMIN_EMAIL: 'new-owner@example.com',
      ADMIN_PASSWORD: 'a password for this proof alone',
    };
    await typed(['import', from], settings);
    await typed(['export', again], settings);
    return again;
  };
  // Upgraded once as well.
  const upgraded = await through(archive, servers[0][1]);
  const first = unpackedBytes(upgraded);
  for (const [major, server] of servers) {
    const once = await through(upgraded, server);
    const twice = await through(once, server);
    const isSame = [once, twice].every((file) => unpackedBytes(file).equals(first));
    say(`  PostgreSQL ${major}, and again: ${isSame ? 'the same bytes' : 'OTHER BYTES'}`);
    if (!isSame) faults.push(`${path.basename(archive)}, PostgreSQL ${major}`);
  }
  return faults;
}
