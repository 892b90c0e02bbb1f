import { grouped } from '../../common/grouped.js';
import type { Opener } from '../../platform/file-key/file-key.service.js';
import type { AllergyRow } from './allergies.repository.js';
import type { FormulaRow } from './formulas.repository.js';
import type { AllergyView, FormulaVersionView, FormulaView } from './sealed-file.view.js';

/** The sealed texts of a formula. */
export interface FormulaText {
  parts: string;
  minutes: number | null;
  outcome: string;
  note: string;
}

/** The sealed text of an allergy. */
export interface AllergyText {
  text: string;
}

export const placeOfFormula = (id: string): string => `formulas/${id}`;
export const placeOfAllergy = (id: string): string => `allergies/${id}`;

const unreadable: FormulaText = { parts: '', minutes: null, outcome: '', note: '' };

const entryOf = ({ writerName, writtenAt }: Pick<AllergyRow, 'writerName' | 'writtenAt'>) => ({
  writtenAt: writtenAt.toISOString(),
  writtenBy: writerName || null,
});

export const toAllergyViews = (rows: readonly AllergyRow[], open: Opener): AllergyView[] =>
  rows.map((row) => {
    const opened = open(row.sealed, placeOfAllergy(row.id)) as AllergyText | null;
    return { _id: row.id, text: opened?.text ?? '', isReadable: opened !== null, ...entryOf(row) };
  });

const toVersionView = (row: FormulaRow, open: Opener): FormulaVersionView => {
  const opened = open(row.sealed, placeOfFormula(row.id)) as FormulaText | null;
  return { ...(opened ?? unreadable), isReadable: opened !== null, ...entryOf(row) };
};

/** One entry for each formula, in the order in which they were mixed, latest first. @param rows the latest version of each formula first */
export const toFormulaViews = (rows: readonly FormulaRow[], open: Opener): FormulaView[] =>
  [...grouped(rows, ({ formulaId }) => formulaId)]
    .map(([id, [latest, ...earlier]]) => ({ id, latest, earlier }))
    .flatMap(({ id, latest, earlier }) => {
      if (!latest) return [];
      const { serviceId, serviceTitle } = latest;
      const service =
        serviceId === null || serviceTitle === null ? null : { _id: serviceId, title: serviceTitle };
      const mixedAt = (earlier.at(-1) ?? latest).writtenAt.toISOString();
      const versions = earlier.map((row) => toVersionView(row, open));
      return [{ _id: id, service, mixedAt, ...toVersionView(latest, open), earlier: versions }];
    })
    .toSorted((one, other) => other.mixedAt.localeCompare(one.mixedAt));
