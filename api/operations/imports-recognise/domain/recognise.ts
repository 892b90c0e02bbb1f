import { foldHeading } from '../../../common/text/fold-heading.js';
import { headingsOfKind } from './headings.js';
import { fieldsOfKind, type ImportKind, importKinds, type Mapping } from './kinds.js';

export interface Recognised {
  /** Null if the headings fit no kind. */
  kind: ImportKind | null;
  mapping: Mapping;
}

/** Fields of which a list of the kind has at least one of each group. */
const needed: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  clients: [['name', 'firstName', 'lastName']],
  services: [['title'], ['duration']],
  team: [['name', 'firstName', 'lastName'], ['jobTitle']],
  products: [['title'], ['stock', 'barcode']],
  visits: [
    ['startsAt', 'visitDay'],
    ['client', 'clientFirstName', 'clientLastName', 'clientEmail', 'clientReference', 'service'],
  ],
  'gift-cards': [['code'], ['balance']],
};

/** Names of sheets and tables that say their kind, whatever their headings. */
const kindsByName: Readonly<Record<string, ImportKind>> = {
  customers: 'clients',
  clients: 'clients',
  providers: 'team',
  staff: 'team',
  team: 'team',
  services: 'services',
  products: 'products',
  appointments: 'visits',
};

/** The kind of a list and the column of each field, by its headings in any of eight languages. */
export function recognise(
  headings: readonly string[],
  name = '',
  rows: readonly (readonly string[])[] = [],
): Recognised {
  const named = kindsByName[name.toLowerCase()];
  if (named) {
    const mapping = mappingOf(named, headings, rows);
    if (Object.keys(mapping).length > 0) return { kind: named, mapping };
  }
  const fits = importKinds
    .map((kind) => ({ kind, mapping: mappingOf(kind, headings, rows) }))
    .filter(({ kind, mapping }) => needed[kind].every((group) => group.some((field) => field in mapping)))
    // Without a price, a list of clients also fits nothing else; the most fields win, then the more special kind.
    .sort((one, other) => scoreOf(other) - scoreOf(one));
  return fits[0] ?? { kind: null, mapping: {} };
}

/** Fields that several kinds share say little. */
const scoreOf = ({ kind, mapping }: { kind: ImportKind; mapping: Mapping }): number =>
  Object.keys(mapping).length + (kind === 'clients' ? 0 : 1.5);

/**
 * The column of each field of a kind. A column belongs to the first field that knows its heading; one with cells comes
 * before one that is empty.
 */
export function mappingOf(
  kind: ImportKind,
  headings: readonly string[],
  rows: readonly (readonly string[])[] = [],
): Mapping {
  const folded = headings.map(foldHeading);
  const taken = new Set<number>();
  const mapping: Record<string, number> = {};
  const known = headingsOfKind.get(kind);
  for (const field of fieldsOfKind[kind]) {
    // In the order of the vocabulary: a list may have both `Client ID` and `Reference ID`.
    const columns = [...(known?.get(field) ?? [])].flatMap((name) =>
      folded.flatMap((heading, index) => (heading === name && !taken.has(index) ? [index] : [])),
    );
    const column = columns.find((place) => rows.some((row) => row[place])) ?? columns[0];
    if (column === undefined) continue;
    mapping[field] = column;
    taken.add(column);
  }
  if (kind !== 'services' && kind !== 'products') splitName(mapping, folded);
  return mapping;
}

/** `Nome` and `Nom` are a whole name in one language and half of one in another: it depends on their neighbour. */
function splitName(mapping: Record<string, number>, folded: readonly string[]): void {
  const { firstName, lastName } = mapping;
  if (firstName !== undefined && lastName === undefined && isWholeName(folded[firstName])) {
    mapping['name'] ??= firstName;
    if (mapping['name'] === firstName) delete mapping['firstName'];
  }
  if (lastName !== undefined && firstName === undefined && isWholeName(folded[lastName])) {
    mapping['name'] ??= lastName;
    if (mapping['name'] === lastName) delete mapping['lastName'];
  }
}

const isWholeName = (heading = ''): boolean => ['nome', 'nombre', 'nom'].includes(heading);
