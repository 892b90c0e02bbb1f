import { isTotal } from './nothing.js';

test.each([
  [['Total']],
  [['Total: 1']],
  [['Total clients: 250', '']],
  [['', 'Totales', '12']],
  [['Grand total', '', '1.234,50 €']],
  [['Gesamtsumme', '9', 'EUR 12,00']],
  [['Suma', '', '1 200,00 zł']],
  [['Yhteensä', '٤٢']],
])('%j adds up the rows above', (row) => {
  expect(isTotal(row)).toBe(true);
});

test.each([
  [['Suma']],
  [['Suma', 'suma@example.com', '']],
  [['Soma', '', '+49 171 2345678']],
  [['Somma', '0171 2345678']],
  [['Suma', '491712345678']],
  [['Totality Ray', '12']],
  [['Total', 'Anna', '12']],
  [['Ann', '12']],
])('%j is a row like any other', (row) => {
  expect(isTotal(row)).toBe(false);
});
