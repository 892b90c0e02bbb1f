import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../../common/make-folder.js';
import { finding } from '../../common/words/finding.js';
import type { Check, Finding } from './check.js';

const GB = 1_000_000_000;

export const roomCheck: Check = {
  id: 'room',
  title: finding('title.room'),
  asks: 'elsewhere',
  examine: async ({ env }) => {
    const folder = await nearest(env.dataDir);
    const isClosed = await access(folder, constants.W_OK).then(
      () => false,
      () => true,
    );
    if (isClosed) {
      return {
        verdict: 'fail',
        says: [finding('folderClosed')],
        advice: finding('folderClosedDo'),
      };
    }
    const { bavail, bsize } = await statfs(folder);
    return verdictOnRoom(bavail * bsize, { isOfDatabaseToo: env.databaseUrl === null });
  },
};

/** The folder, or the nearest existing parent. */
async function nearest(folder: string): Promise<string> {
  const above = path.dirname(folder);
  const isThere = await access(folder).then(
    () => true,
    (error: unknown) => !isMissing(error),
  );
  return isThere || above === folder ? folder : nearest(above);
}

/** @internal */
export function verdictOnRoom(freeBytes: number, { isOfDatabaseToo = true } = {}): Finding {
  const free = { gigabytes: (freeBytes / GB).toFixed(1) };
  const says = [isOfDatabaseToo ? finding('roomFree', free) : finding('roomFreeHere', free)];
  const advice = finding('makeRoomDo');
  if (freeBytes < GB / 4) return { verdict: 'fail', says, advice };
  if (freeBytes < 2 * GB) return { verdict: 'warn', says, advice };
  return { verdict: 'ok', says };
}
