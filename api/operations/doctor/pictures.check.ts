import { finding } from '../../common/words/finding.js';
import { integer, list, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { filesOf, isFileName } from '../../platform/media/domain/picture-file.js';
import type { Check, Surroundings } from './check.js';

interface Row {
  name: string;
  widths: number[];
}

const readRows = ({ source }: Surroundings): Promise<Row[]> =>
  queryRows(source, { name: text, widths: list(integer) }, `SELECT name, widths FROM media`);

export const picturesCheck: Check = {
  id: 'pictures',
  title: finding('title.pictures'),
  asks: 'database',
  examine: async (at) => {
    const before = await readRows(at);
    const stored = new Set((await at.pictures.list()).filter(isFileName));
    // Ignore pictures added or deleted during the check: only those present both times must have their files.
    const after = new Set((await readRows(at)).map(({ name }) => name));
    const missing = before.filter(
      (row) => after.has(row.name) && filesOf(row).some((file) => !stored.has(file)),
    );
    const known = new Set([...before.map(({ name }) => name), ...after]);
    const strays = [...stored].filter((file) => !known.has(file.slice(0, file.indexOf('-'))));
    if (missing.length > 0) {
      return {
        verdict: 'fail',
        says: [finding('picturesLost', { missing: missing.length, count: before.length })],
        advice: finding('picturesLostDo'),
      };
    }
    if (strays.length > 0) {
      return {
        verdict: 'warn',
        says: [finding('strayFiles', { count: strays.length })],
        advice: finding('strayFilesDo'),
      };
    }
    if (before.length === 0) return { verdict: 'ok', says: [finding('noPictures')] };
    return {
      verdict: 'ok',
      says: [finding('picturesWell', { count: before.length })],
    };
  },
};
