import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { amountCell, type TableCell } from './cells.js';
import { spreadsheetOf } from './spreadsheet.js';

/** The files in a spreadsheet with these rows, by path. */
async function filesOf(rows: TableCell[][], mostRows?: number): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(await buffer(spreadsheetOf(['Name', 'Phone'], [rows], mostRows)));
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString());
  }
  return files;
}

const rowsIn = (sheet = ''): string[][] =>
  [...sheet.matchAll(/<row .*?<\/row>/gs)].map(([row]) =>
    [...row.matchAll(/<c [^>]*>.*?<\/c>/gs)].map(([cell]) => cell),
  );

async function cellOf(cell: TableCell): Promise<string | undefined> {
  const files = await filesOf([[cell]]);
  return rowsIn(files.get('xl/worksheets/sheet1.xml'))[1]?.[0];
}

test.each(['0171234567', '12345678901234567', '1/2/2024', '2027-03-01', '=1+1', '+49 171', 'true', '1e5'])(
  '%j is a text cell, whatever a spreadsheet would make of it',
  async (text) => {
    expect(await cellOf(text)).toBe(
      `<c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
    );
  },
);

test('amounts and counts are numbers that a spreadsheet can add up', async () => {
  expect(await cellOf(amountCell(1234.5))).toBe('<c r="A2" s="2"><v>1234.50</v></c>');
  expect(await cellOf(amountCell(-0.1 - 0.2))).toBe('<c r="A2" s="2"><v>-0.30</v></c>');
  expect(await cellOf(12)).toBe('<c r="A2"><v>12</v></c>');
});

test.each([
  ['Tom & Jerry <b>', 'Tom &amp; Jerry &lt;b&gt;'],
  ['bell\u0007 and half \ufffe', 'bell and half '],
  ['_x0041_', '_x005F_x0041_'],
  ['  kept  ', '  kept  '],
])('%j is written as XML can have it', async (text, xml) => {
  expect(await cellOf(text)).toContain(`>${xml}</t>`);
});

test('a text that is too long for a cell is cut, and the file still opens', async () => {
  expect(await cellOf('a'.repeat(40_000))).toContain(`>${'a'.repeat(32_767)}</t>`);
});

test('rows that do not fit on a sheet go to the next one, each with the headings', async () => {
  const rows = ['Ana', 'Bea', 'Cleo', 'Dora', 'Eva'].map((name) => [name, '']);

  const files = await filesOf(rows, 3);

  const sheets = [1, 2, 3].map((number) => rowsIn(files.get(`xl/worksheets/sheet${number}.xml`)));
  const names = sheets.map((sheet) => sheet.map((row) => /preserve">(.*?)</.exec(row[0] ?? '')?.[1]));
  expect(names).toEqual([
    ['Name', 'Ana', 'Bea'],
    ['Name', 'Cleo', 'Dora'],
    ['Name', 'Eva'],
  ]);
  expect(files.get('xl/workbook.xml')?.match(/<sheet name="[^"]*"/g)).toEqual([
    '<sheet name="Parlour"',
    '<sheet name="Parlour 2"',
    '<sheet name="Parlour 3"',
  ]);
});

test('a sheet that is exactly full has no empty one after it', async () => {
  const files = await filesOf([['Ana'], ['Bea']], 3);

  expect([...files.keys()].filter((name) => name.includes('sheets/'))).toEqual(['xl/worksheets/sheet1.xml']);
});

test('a table that can no longer be read fails, and is not taken for a shorter one', async () => {
  async function* pieces(): AsyncGenerator<TableCell[][]> {
    yield [['Ana']];
    throw new Error('the database is gone');
  }

  await expect(buffer(spreadsheetOf(['Name'], pieces()))).rejects.toThrow('the database is gone');
});

test('rows are read only as fast as the file is taken', async () => {
  let read = 0;
  async function* pieces(): AsyncGenerator<TableCell[][]> {
    for (; read < 1_000; read++) yield Array.from({ length: 500 }, () => [`${Math.sin(read)}`.repeat(20)]);
  }

  const file = spreadsheetOf(['Name'], pieces());
  const start: unknown = (await file.take(1).toArray())[0];

  expect(start).toBeDefined();
  expect(read).toBeLessThan(50);
  file.destroy();
});
