/** The kinds of list that another system gives, in the order in which they come in. */
export const importKinds = ['clients', 'services', 'team', 'products', 'visits', 'gift-cards'] as const;
export type ImportKind = (typeof importKinds)[number];

/** The fields of each kind. A mapping says in which column of the file each is. */
export const fieldsOfKind = {
  clients: [
    'reference',
    'name',
    'firstName',
    'lastName',
    'email',
    'mobile',
    'phone',
    'birthday',
    'street',
    'streetMore',
    'postalCode',
    'city',
    'region',
    'country',
    'note',
    'tags',
    'source',
    'clientSince',
    'visitCount',
    'totalSpent',
    'noShowCount',
    'firstVisit',
    'lastVisit',
    'isBlocked',
    'emailNews',
    'messageNews',
    'emailReminders',
    'messageReminders',
  ],
  services: [
    'reference',
    'title',
    'category',
    'description',
    'price',
    'isFrom',
    'duration',
    'buffer',
    'status',
  ],
  team: ['reference', 'name', 'firstName', 'lastName', 'jobTitle'],
  products: ['reference', 'title', 'price', 'stock', 'lowStock', 'barcode'],
  visits: [
    'reference',
    'visitDay',
    'startsAt',
    'endsAt',
    'duration',
    'clientReference',
    'client',
    'clientFirstName',
    'clientLastName',
    'clientEmail',
    'clientPhone',
    'service',
    'teamMember',
    'status',
    'price',
    'note',
  ],
  'gift-cards': ['code', 'balance', 'soldOn', 'expiresOn', 'status'],
} as const satisfies Record<ImportKind, readonly string[]>;

export type FieldOf<Kind extends ImportKind> = (typeof fieldsOfKind)[Kind][number];
export type ImportField = FieldOf<ImportKind>;

/** The column of each field, from 0; fields that the file doesn't have are left out. */
export type Mapping<Kind extends ImportKind = ImportKind> = Partial<Record<FieldOf<Kind>, number>>;
