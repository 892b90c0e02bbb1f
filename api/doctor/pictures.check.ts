import { filesOf, isFileName } from '../media/domain/picture-file.js';
import type { Check, Surroundings } from './check.js';

interface Row {
  name: string;
  widths: number[];
}

const readRows = ({ source }: Surroundings): Promise<Row[]> => source.query(`SELECT name, widths FROM media`);

export const picturesCheck: Check = {
  id: 'pictures',
  title: 'Pictures',
  asks: 'database',
  examine: async (at) => {
    const before = await readRows(at);
    const stored = new Set((await at.pictures.list()).filter(isFileName));
    // A picture that came or went meanwhile is no fault: only what was there both times has to have its files.
    const after = new Set((await readRows(at)).map(({ name }) => name));
    const missing = before.filter(
      (row) => after.has(row.name) && filesOf(row).some((file) => !stored.has(file)),
    );
    const known = new Set([...before.map(({ name }) => name), ...after]);
    const strays = [...stored].filter((file) => !known.has(file.slice(0, file.indexOf('-'))));
    if (missing.length > 0) {
      return {
        verdict: 'fail',
        says: `${missing.length} of ${before.length} pictures have lost files.`,
        advice: 'Copy the folder of pictures back from a backup, or upload these pictures again.',
      };
    }
    if (strays.length > 0) {
      return {
        verdict: 'warn',
        says: `All pictures are there. ${strays.length} ${strays.length === 1 ? 'file belongs' : 'files belong'} to no picture.`,
        advice: 'They only take room. A backup that was copied halfway, or a crash, leaves them.',
      };
    }
    if (before.length === 0) return { verdict: 'ok', says: 'No picture has been uploaded yet.' };
    return {
      verdict: 'ok',
      says: `All files of ${before.length} ${before.length === 1 ? 'picture' : 'pictures'} are there.`,
    };
  },
};
