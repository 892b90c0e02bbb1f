import { type ContentLine, contentLines, partsOf, unescaped } from '../../common/text/content-lines.js';
import { type ForeignTable, TableBuilder } from './domain/foreign-table.js';

const headings = [
  'UID',
  'Name',
  'First Name',
  'Last Name',
  'Mobile Number',
  'Telephone',
  'Email',
  'Birthday',
  'Address',
  'Note',
] as const;
type Heading = (typeof headings)[number];
type Card = Partial<Record<Heading, string>>;

/** Reads an address book, vCard 2.1 to 4.0: one row for each person. */
export function readVcards(text: string): ForeignTable[] {
  const table = new TableBuilder();
  table.add(headings);
  let card: Card | null = null;
  for (const line of contentLines(text)) {
    if (line.name === 'BEGIN') card = {};
    else if (line.name === 'END' && card) {
      table.add(headings.map((heading) => card?.[heading] ?? ''));
      card = null;
    } else if (card) note(line, card);
  }
  const read = table.finish();
  return read ? [read] : [];
}

/** The first of each kind counts: a salon writes to one address. */
function note(line: ContentLine, card: Card): void {
  const put = (heading: Heading, value: string) => {
    if (value.trim() !== '') card[heading] ??= value.trim();
  };
  switch (line.name) {
    case 'FN':
      return put('Name', unescaped(line.value));
    case 'N': {
      const [last = '', first = '', additional = ''] = partsOf(line.value);
      put('First Name', [first, additional].filter(Boolean).join(' '));
      return put('Last Name', last);
    }
    case 'ORG':
      // Some cards have the name of a firm only.
      return put('Name', partsOf(line.value).filter(Boolean).join(', '));
    case 'TEL':
      return put(isMobile(line) ? 'Mobile Number' : 'Telephone', unescaped(line.value).replace(/^tel:/i, ''));
    case 'EMAIL':
      return put('Email', unescaped(line.value).replace(/^mailto:/i, ''));
    case 'BDAY':
      return put('Birthday', line.value.replace(/T.*$/, ''));
    case 'ADR': {
      const [box = '', extra = '', street = '', city = '', region = '', zip = '', country = ''] = partsOf(
        line.value,
      );
      const lines = [box, extra, street, [zip, city].filter(Boolean).join(' '), region, country];
      return put('Address', lines.filter(Boolean).join('\n'));
    }
    case 'NOTE':
      return put('Note', unescaped(line.value));
    case 'UID':
      return put('UID', line.value.replace(/^urn:uuid:/i, ''));
  }
}

const isMobile = ({ parameters }: ContentLine): boolean =>
  (parameters.get('TYPE') ?? []).some((type) => /^(cell|iphone|mobile)$/i.test(type));
