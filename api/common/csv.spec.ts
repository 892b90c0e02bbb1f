import { csvLine } from './csv.js';

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
