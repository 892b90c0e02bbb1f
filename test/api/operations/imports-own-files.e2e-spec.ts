import { readForeignFile } from '../../../api/operations/imports-read/read-foreign-file.js';
import { importSteps } from '../../support/imports.js';
import { openTill, type TillSalon } from '../../support/till.js';

let till: TillSalon;
const lists = importSteps(() => till);

beforeAll(async () => {
  till = await openTill({ settings: { giftCardTax: 'at-use' } });
  await till.sql(`UPDATE salon SET country_code = 'DE'`);
  await till.sql(`TRUNCATE bookings, clients CASCADE`);
  await till.sql(`DELETE FROM staff`);
  await till.sql(`DELETE FROM services`);
  const bring = (text: string) => lists.bringIn(text);
  await bring(`Client ID,Name,Email,Mobile Number,Date of Birth,Address,Note,Tags,Source,Client Since,Blocked,Email Marketing
1,Amelia Hart,amelia@example.com,0171 2345678,1990-07-04,"Rua Verde 1
1200 Lisboa","=1+1; likes tea","bride, regular",Instagram,2019-05-04,no,yes
2,-Zoë Okafor,,+49 171 9999999,--12-31,,,,,2020-01-02,yes,no
`);
  await bring(`Service Name,Category,Description,Price,Duration,Extra Time
Cut,Hair,"Wash, cut",45.50,30,10
Colour,Hair,,80,90,0
`);
  // “From” prices and archived services come back as they were.
  await till.sql(`UPDATE services SET price_kind = 'from', status = 'archived' WHERE title = 'Colour'`);
  await bring(`Employee,Job Title\nAna Reis,Colourist\nRui Sá,Stylist\n`);
  await bring(`Product Name,Price,Stock Quantity,Reorder Point,Barcode
Hair oil,18.50,12,3,0036000291452
Brush,9,0,,
`);
});

afterAll(() => till.close());

const kinds = [
  { path: '/clients/export', empty: 'TRUNCATE clients CASCADE' },
  { path: '/services/export', empty: 'DELETE FROM services' },
  { path: '/staff/export', empty: 'DELETE FROM staff' },
  { path: '/products/export', empty: 'TRUNCATE products CASCADE' },
];

async function download(path: string, query: object, language = 'en'): Promise<Buffer> {
  const { body } = await till.parlour.http
    .get(path)
    .query(query)
    .set('Authorization', till.vera.bearer)
    .set('Accept-Language', language)
    .responseType('blob')
    .expect(200);
  return body as Buffer;
}

/**
 * Sorted, since rows of one import may be in any order. Without the totals of the old system: these are the totals that
 * the download has as the salon's own.
 */
async function rowsOf(file: Buffer): Promise<string[][]> {
  const [{ headings = [], rows = [] } = {}] = await readForeignFile(file);
  const kept = headings.map((heading) => !heading.startsWith('Earlier '));
  return rows
    .map((row) => row.filter((_, at) => kept[at]))
    .sort(([one = ''], [other = '']) => one.localeCompare(other));
}

describe.each(kinds)('the download $path', ({ path, empty }) => {
  test.each([{ format: 'xlsx' }, { format: 'csv' }, { format: 'csv', separator: 'semicolon' }])(
    'brings everything into another salon that the import knows, as %j',
    async (query) => {
      const file = await download(path, query);
      await till.sql(empty);
      await till.sql(`TRUNCATE imports, foreign_ids CASCADE`);

      const [list] = (await lists.uploadBytes(file, 'ours').expect(201)).body;
      await lists.rehearse(list._id);
      expect(await lists.run(list._id)).toMatchObject({ state: 'done', doneRows: 2 });

      expect(await rowsOf(await download(path, query))).toEqual(await rowsOf(file));
    },
  );
});

test('the download of gift cards is recognised, and no card comes in without its code', async () => {
  const list = await lists.upload(
    'Gift card,Sold on,Value,Balance,Status\n•••• 1771,2026-05-20,40.00,25.00,active\n',
  );
  expect(list).toMatchObject({ kind: 'gift-cards' });
  const { counts } = await lists.rehearse(list._id);

  expect(counts).toMatchObject({ new: 0, skipped: 1 });
  expect(await lists.rowsOf(list._id, 'skipped')).toMatchObject([{ problem: 'noCardNumber' }]);
});
