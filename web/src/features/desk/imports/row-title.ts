import type { ImportDetails, ImportField } from './models';

/** Fields that name a row, in this order. */
const naming: readonly ImportField[] = [
  'name',
  'firstName',
  'lastName',
  'client',
  'clientFirstName',
  'clientLastName',
  'title',
  'code',
];

/** Shown next to the name, apart from it. */
const MOST_OTHERS = 3;

/** Names a row, then lists its first other cells. Its number in the old system says nothing to a person. */
export function rowTitle({ mapping }: Pick<ImportDetails, 'mapping'>, cells: readonly string[]): string {
  const columnOf = (field: ImportField) => mapping.find((mapped) => mapped.field === field)?.column ?? null;
  const named = naming.map(columnOf).filter((column) => column !== null);
  const apart = [...named, columnOf('reference')];
  const name = named
    .map((column) => cells[column] ?? '')
    .filter(Boolean)
    .join(' ');
  const others = cells.filter((cell, column) => cell !== '' && !apart.includes(column)).slice(0, MOST_OTHERS);
  return [name, ...others].filter(Boolean).join(' · ') || cells.filter(Boolean).join(' · ');
}
