import { access, constants, statfs } from 'node:fs/promises';
import type { Check, Finding } from './check.js';

const GB = 1_000_000_000;

export const roomCheck: Check = {
  id: 'room',
  title: 'Room on the disk',
  asks: 'elsewhere',
  examine: async ({ env }) => {
    const isClosed = await access(env.dataDir, constants.W_OK).then(
      () => false,
      () => true,
    );
    if (isClosed) {
      return {
        verdict: 'fail',
        says: 'Nothing can be written into the folder of DATA_DIR.',
        advice: 'Let the user as whom the app runs write there, and look whether its disk is read-only.',
      };
    }
    const { bavail, bsize } = await statfs(env.dataDir);
    const whose = env.databaseUrl ? ' (the disk of the database server is not seen from here)' : '';
    return verdictOnRoom(bavail * bsize, whose);
  },
};

/** @internal */
export function verdictOnRoom(freeBytes: number, note = ''): Finding {
  const says = `${(freeBytes / GB).toFixed(1)} GB are free${note}.`;
  const advice = 'Make room before bookings and pictures find none.';
  if (freeBytes < GB / 4) return { verdict: 'fail', says, advice };
  if (freeBytes < 2 * GB) return { verdict: 'warn', says, advice };
  return { verdict: 'ok', says };
}
