import type { NoticesWords } from '../../../words/types.gen.js';
import { notices } from '../../../words/words.gen.js';
import type { FieldOf, ImportKind } from './kinds.js';

type Column = Extract<keyof NoticesWords, `column${string}`>;

/** The columns of our own downloads: their headings are in each of our languages. */
const columns: { [Kind in ImportKind]?: Partial<Record<FieldOf<Kind>, Column>> } = {
  clients: {
    name: 'columnName',
    email: 'columnEmail',
    phone: 'columnPhone',
    birthday: 'columnBirthday',
    street: 'columnAddress',
    note: 'columnNote',
    tags: 'columnTags',
    source: 'columnSource',
    clientSince: 'columnKnownSince',
    isBlocked: 'columnBlocked',
    emailReminders: 'columnEmailReminders',
    messageReminders: 'columnMessageReminders',
    emailNews: 'columnEmailNews',
    messageNews: 'columnMessageNews',
    lastVisit: 'columnLastVisit',
  },
  services: {
    title: 'columnService',
    category: 'columnCategory',
    description: 'columnDescription',
    price: 'columnPrice',
    isFrom: 'columnIsFrom',
    duration: 'columnMinutes',
    buffer: 'columnBufferMinutes',
    status: 'columnStatus',
  },
  team: { name: 'columnName', jobTitle: 'columnJobTitle' },
  products: {
    title: 'columnProduct',
    price: 'columnPrice',
    stock: 'columnStock',
    lowStock: 'columnReorderLevel',
    barcode: 'columnBarcode',
  },
  visits: {
    reference: 'columnReference',
    visitDay: 'columnDay',
    startsAt: 'columnStart',
    endsAt: 'columnEnd',
    client: 'columnClient',
    clientEmail: 'columnEmail',
    clientPhone: 'columnPhone',
    service: 'columnServices',
    teamMember: 'columnStaff',
    status: 'columnStatus',
    price: 'columnPrice',
    note: 'columnNote',
  },
  'gift-cards': {
    code: 'columnGiftCard',
    balance: 'columnLeft',
    soldOn: 'columnSoldOn',
    expiresOn: 'columnExpires',
    status: 'columnStatus',
  },
};

/** How our own downloads name a field. */
export function ownHeadings(kind: ImportKind, field: string): string[] {
  const column = (columns[kind] as Record<string, Column> | undefined)?.[field];
  return column === undefined ? [] : Object.values(notices).map((words) => sayColumn(words, column));
}

const sayColumn = (words: NoticesWords, column: Column): string => (words[column] as () => string)();
