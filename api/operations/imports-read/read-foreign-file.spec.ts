import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { csvLine, withoutGuards } from '../../common/table/csv.js';
import { MAX_COLUMNS, MAX_ROWS } from './domain/bounds.js';
import { FileFaultError } from './domain/file-fault.js';
import { readForeignFile } from './read-foreign-file.js';

const fixture = (name: string): Buffer => readFileSync(path.join('test/files/imports', name));
const read = async (name: string) => {
  const [table] = await readForeignFile(fixture(name));
  return (table?.rows ?? []).map((row) =>
    Object.fromEntries((table?.headings ?? []).map((heading, index) => [heading, row[index]])),
  );
};
const faultOf = (bytes: Buffer | string) =>
  readForeignFile(Buffer.from(bytes)).then(
    () => null,
    (error: unknown) => (error instanceof FileFaultError ? error.fault : error),
  );

test('a list with commas keeps notes of several lines and quotes', async () => {
  expect(await read('fresha-clients-it.csv')).toHaveLength(4);
  expect((await read('fresha-clients-it.csv'))[2]).toMatchObject({
    Nome: 'Piera',
    Note: 'Solo il mattino;\nnon chiamare dopo le 18',
  });
  expect((await read('fresha-clients.csv'))[1]).toMatchObject({
    'First Name': 'Zoë',
    Note: 'Prefers "quiet" visits',
    Blocked: 'Yes',
  });
});

test('semicolons, tabs and the encodings of older programs are recognised', async () => {
  expect((await read('timma-asiakkaat.csv'))[0]).toMatchObject({ Muistiinpanot: 'Herkkä päänahka' });
  expect((await read('salonized-klanten.csv'))[0]).toMatchObject({
    Voornaam: 'Fenna',
    Mobiel: '06 12345678',
  });
});

const columns = ['Name', 'Email', 'Preis', 'Notiz'];
const LINE = 'Elsa;elsa@example.com;45,00;Kommt, wenn es regnet, später';

test.each([
  ['a title', 'Kundenliste\n'],
  ['a title with a comma', 'Kundenliste, Stand 1.12.2026\n'],
  ['a title in quotes', '"Kunden; alle"\n'],
  ['a title and a date', 'Kundenliste;Stand: 1.12.2026;;\n\n'],
  ['the names of groups of columns', 'Person;;Besuche;\n'],
])('%s above the headings is left out', async (_, title) => {
  const [table] = await readForeignFile(Buffer.from(`${title}${columns.join(';')}\n${LINE}\n`));
  expect(table?.headings).toEqual(columns);
  expect(table?.rows).toEqual([LINE.split(';')]);
});

test('a row that has more cells than the headings is no heading', async () => {
  const [table] = await readForeignFile(Buffer.from('Name;Notiz\nElsa;lieb;elsa@example.com;2\nIvy;;;\n'));
  expect(table?.rows).toHaveLength(2);
});

test('dashes, NONE and the row that adds up all others are empty', async () => {
  expect(await read('setmore-customers.csv')).toHaveLength(1);
  expect(await read('paper-list-de.csv')).toHaveLength(1);
  expect((await read('vagaro-customers.xlsx'))[1]).toMatchObject({ 'Last Name': 'Haddad', Email: '' });
  expect((await read('vagaro-customers.xlsx'))[0]).toMatchObject({ Tags: '', Membership: '' });
  expect(await read('vagaro-services.xlsx')).toHaveLength(1);
});

test('a spreadsheet gives its dates as days, its phone numbers in full, and a formula as text', async () => {
  expect((await read('vagaro-customers.xlsx'))[0]).toMatchObject({
    Mobile: '13125550161',
    Birthdate: '1984-04-09',
    'Customer Since': '2020-03-02',
    'Amount Paid': '640.5',
  });
  expect((await read('vagaro-services.xlsx'))[0]).toMatchObject({
    Description: '=CONCATENATE("Lasts ","two weeks")',
  });
  expect((await read('shore-kunden.xlsx'))[0]).toMatchObject({ birthday: '31.12.', address_city: 'Hamburg' });
});

test('an address book of any version is read, with one row for each person', async () => {
  expect(await read('address-book-2.1.vcf')).toMatchObject([
    { 'First Name': 'René', 'Last Name': 'Müller', 'Mobile Number': '0171 2345679', Birthday: '19850506' },
  ]);
  expect(await read('address-book-3.0.vcf')).toMatchObject([
    {
      Name: 'Elsa Lindqvist',
      'Mobile Number': '+46 70 123 45 67',
      Address: 'Storgatan 5\n222 22 Lund\nSweden',
      Birthday: '--0412',
      Note: 'First line\nSecond, with a comma',
    },
    { Name: 'Salon supplies' },
  ]);
  expect(await read('address-book-4.0.vcf')).toMatchObject([
    { Name: 'Tomás Arias', 'Mobile Number': '+34-600-123-456', Email: 'tomas@example.com' },
  ]);
});

test('a calendar has one row for each event, and a rule without end is never followed', async () => {
  expect(await read('calendar.ics')).toMatchObject([
    {
      Summary: 'Cut and colour, Elsa',
      Start: '20261214T100000 Europe/Stockholm',
      Attendee: 'Elsa Lindqvist',
      Description: 'Long text',
    },
    { Summary: 'Every second', Repeats: 'FREQ=SECONDLY' },
  ]);
});

test('a dump is taken apart into clients, team members and services, packed or not', async () => {
  const dump = fixture('easyappointments.sql');
  const tables = await readForeignFile(gzipSync(dump));

  expect(tables).toEqual(await readForeignFile(dump));
  expect(tables.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['customers', 1],
    ['providers', 1],
    ['services', 2],
  ]);
  const [customers, , services] = tables;
  expect(customers?.rows[0]).toEqual(
    expect.arrayContaining(['3', 'Nina', "O'Hara", 'nina@example.com', 'Says "hi"']),
  );
  expect(services?.rows[0]).toEqual(
    expect.arrayContaining(['Facial; deep', 'It\'s our "classic".\nTwo steps.', 'Face']),
  );
});

test('a file that can’t be read is refused with the reason', async () => {
  expect(await faultOf('')).toBe('empty');
  expect(await faultOf('Name;Email\n')).toBe('empty');
  expect(await faultOf('Name,Note\nAnn,"never closed')).toBe('unclosedQuote');
  expect(await faultOf(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).toBe('unknownFormat');
  expect(await faultOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).toBe('oldSpreadsheet');
  expect(await faultOf(fixture('shore-kunden.xlsx').subarray(0, 900))).toBe('damaged');
  expect(await faultOf(gzipSync('Name\nAnn').subarray(0, 12))).toBe('damaged');
  expect(await faultOf("INSERT INTO ea_users (name) VALUES ('never closed")).toBe('unclosedQuote');
  expect(await faultOf(`${'a,'.repeat(MAX_COLUMNS)}a\n1,2`)).toBe('tooManyColumns');
  expect(await faultOf(`Name,Note\n${'Ann,x\n'.repeat(MAX_ROWS + 1)}`)).toBe('tooManyRows');
});

test('a file that grows a thousandfold when unpacked is refused before it is', async () => {
  expect(await faultOf(gzipSync(Buffer.alloc(60_000_000, 'a')))).toBe('expandsTooMuch');
});

test('any list comes back as it was written', async () => {
  const cell = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map((text) => `x${text}y`);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 8 }),
      fc.constantFrom('comma', 'semicolon'),
      async (rows, separator) => {
        const [table] = await readForeignFile(
          Buffer.from(rows.map((row) => csvLine(row, separator as 'comma')).join('')),
        );

        expect([table?.headings, ...(table?.rows ?? [])]).toEqual(
          rows.map((row) => row.map((text) => plain(text))),
        );
      },
    ),
    { numRuns: 200 },
  );
});

/** As a cell comes back: formulas are text, and control characters go. */
const plain = (text: string): string =>
  withoutGuards(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');

test('no file ends in anything but a table or a reason', async () => {
  const starts = [
    'BEGIN:VCARD\n',
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\n',
    'INSERT INTO ea_users (id) VALUES (',
    'PK\u0003\u0004',
    '\u001f\u008b',
    'sep=;\n',
    '',
  ];
  const tail = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .array(fc.constantFrom("'", '"', '`', '(', ')', ',', ';', '\n', '\\', '=', ':', 'x'), {
        maxLength: 200,
      })
      .map((signs) => Buffer.from(signs.join(''))),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), tail, async (start, rest) => {
      const fault = await faultOf(Buffer.concat([Buffer.from(start, 'latin1'), rest]));
      expect(fault === null || typeof fault === 'string').toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('a spreadsheet with one byte changed is read or refused, and nothing else happens', async () => {
  const whole = fixture('vagaro-customers.xlsx');
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }), async (place, byte) => {
      const changed = Buffer.from(whole);
      changed[place] = byte;
      const fault = await faultOf(changed);
      expect(fault === null || typeof fault === 'string').toBe(true);
    }),
    { numRuns: 500 },
  );
});
