import { readClientRow } from './client-row.js';

const rules = {
  ...{ dateOrder: null, priceReading: null, phoneCountry: 'DE' as const, currency: 'EUR' },
  today: '2026-12-01',
};
const mapping = { name: 0, email: 1, mobile: 2, phone: 3, note: 4, tags: 5, clientSince: 6, lastVisit: 7 };
const read = (fields: Partial<Record<keyof typeof mapping, string>>) =>
  readClientRow(
    Object.keys(mapping).map((field) => fields[field as keyof typeof mapping] ?? ''),
    mapping,
    rules,
  );

test('several numbers and addresses in one cell are told apart, and all but the first go into the note', () => {
  const { row, problem } = read({
    name: 'Elsa Frost',
    email: 'elsa@example.com; work@example.com',
    mobile: '0171 1234567 / 0172 7654321',
    phone: '030/1234567\n089 7654321',
    note: 'Comes late',
  });
  expect(problem).toBeNull();
  expect(row).toMatchObject({ email: 'elsa@example.com', phone: '+49 171 1234567' });
  expect(row?.note).toBe('Comes late\n+49 172 7654321\n+49 30 1234567\n+49 89 7654321\nwork@example.com');
});

test.each([
  ['clientSince', 'since 2019'],
  ['lastVisit', '99/99/2020'],
] as const)('a date in %s that can’t be read is pointed out', (field, text) => {
  expect(read({ name: 'Elsa Frost', [field]: text }).problem).toBe('totalsUnreadable');
});

test.each(['never', '0000-00-00', '2027-01-04'])('a last visit “%s” is none', (lastVisit) => {
  expect(read({ name: 'Elsa Frost', lastVisit })).toMatchObject({
    problem: null,
    row: { earlierTotals: null },
  });
});

test('tags beyond the tenth are pointed out', () => {
  const tags = Array.from({ length: 11 }, (_, index) => `Tag ${index}`).join(',');
  expect(read({ name: 'Elsa Frost', tags }).problem).toBe('textCut');
});
