import { csvAmount, csvLine } from './csv.js';

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
    expect([csvAmount(12.05, 'semicolon'), csvAmount(12.05, 'comma')]).toEqual(['12,05', '12.05']);
  });

  test.each(['=1+1', 'Ana,=1+1', 'Ana, +1', 'Ana;-2', 'Ana\n@SUM(A1)'])('%j is no formula', (text) => {
    const cells = csvLine(['Bea', text], 'semicolon').split(/[,;\t\r\n]/);

    expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
  });
});

test('an amount below nothing stays a number, and what only begins like one becomes text', () => {
  expect(csvLine(['-40.00', '-2.00+3', '-40.00.1'])).toBe("-40.00,'-2.00+3,'-40.00.1\r\n");
  expect(csvLine([csvAmount(-40.5, 'semicolon')], 'semicolon')).toMatch(/^"?-40,50"?\r\n$/);
});
