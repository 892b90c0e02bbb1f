import { amountCell } from './cells.js';
import { csvLine, withoutGuards } from './csv.js';

test('plain cells stand side by side, and a row ends as the standard says', () => {
  expect(csvLine(['Ana', 'Cut', '40.00'])).toBe('Ana,Cut,40.00\r\n');
});

test('a cell with a comma, a quote or a new line is quoted', () => {
  expect(csvLine(['Cut, blow-dry', 'the "bob"', 'first\nsecond'])).toBe(
    '"Cut, blow-dry","the ""bob""","first\nsecond"\r\n',
  );
});

test.each(['=1+1', '+351 912', '-2', '@SUM(A1)', '\tx', '\rx'])('A16 %j is text and no formula', (text) => {
  expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
});

test('a minus inside a name stays as it is', () => {
  expect(csvLine(['Anne-Marie'])).toBe('Anne-Marie\r\n');
});

test('a cell with a semicolon or a tab is quoted, for spreadsheets that separate by them', () => {
  expect(csvLine(['Cut; blow-dry', 'Ana\tReis'])).toBe('"Cut; blow-dry","Ana\tReis"\r\n');
});

test.each(['Ana;=1+1', 'Ana;+1', 'Ana; -2', 'Ana\t@SUM(A1)', 'Ana\n=1+1', 'Ana;"=1+1"', 'Ana;＝1+1'])(
  'A16 nothing in %j is a formula after a separator of another country',
  (text) => {
    const cells = csvLine(['Bea', text]).split(/[,;\t\r\n]/);

    expect(cells.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
  },
);

test('a minus between two words stays as it is, behind a semicolon too', () => {
  expect(csvLine(['Cut; blow-dry - short'])).toBe('"Cut; blow-dry - short"\r\n');
});

describe('A-11: for a spreadsheet of a country with semicolons', () => {
  test('the cells stand between semicolons, and a semicolon or a comma inside of one is quoted', () => {
    expect(csvLine(['Ana', 'Cut; blow-dry', 'a, b', '40,00'], 'semicolon')).toBe(
      'Ana;"Cut; blow-dry";"a, b";"40,00"\r\n',
    );
  });

  test('a price has a comma, or it is taken for a day of the calendar', () => {
    expect([csvLine([amountCell(12.05)], 'semicolon'), csvLine([amountCell(12.05)])]).toEqual([
      '"12,05"\r\n',
      '12.05\r\n',
    ]);
  });

  test.each(['=1+1', 'Ana,=1+1', 'Ana, +1', 'Ana;-2', 'Ana\n@SUM(A1)'])('%j is no formula', (text) => {
    const cells = csvLine(['Bea', text], 'semicolon').split(/[,;\t\r\n]/);

    expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
  });
});

test('a number below nothing stays one, and a text that looks like it becomes text', () => {
  expect(csvLine([amountCell(-40), -2, '-40.00', '-2.00+3'])).toBe("-40.00,-2,'-40.00,'-2.00+3\r\n");
  expect(csvLine([amountCell(-40.5)], 'semicolon')).toBe('"-40,50"\r\n');
});

test.each([
  '=1+1',
  '+49 171 2345',
  'Ana;=1+1',
  'Ana; -2',
  'first\n@second',
  "d'Arc",
  "'quoted'",
  'rock ’n’ roll',
])('without its guards, %j is what it was', (text) => {
  const [cell = ''] = csvLine([text]).split('\r\n');
  const written = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;

  expect(withoutGuards(written)).toBe(text);
});
