import { randomUUID } from 'node:crypto';
import { ProductsService } from '../../../api/money/products/products.service.js';
import { StockService } from '../../../api/money/products/stock.service.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aColleague, anAdmin, type Person } from '../../support/people.js';

let parlour: TestApp;
let vera: Person;
let rita: Person;

beforeAll(async () => {
  parlour = await startTestApp();
  vera = await anAdmin(parlour);
  rita = await aColleague(parlour, { role: 'reception' }, 'Rita Sá');
  await parlour.database.query(`INSERT INTO till_settings (mode, since) VALUES ('record', now())`);
  await parlour.database.query(`UPDATE salon SET currency = 'EUR'`);
});

afterAll(() => parlour.close());

beforeEach(cleared);

/** No test here sells: what was sold could not be deleted. */
async function cleared(): Promise<void> {
  await parlour.database.query(`DELETE FROM stock_movements`);
  await parlour.database.query(`DELETE FROM products`);
}

const send = (verb: 'post' | 'patch', path: string, body: object, who = vera) =>
  parlour.http[verb](path).set('Authorization', who.bearer).send(body);
const add = (body: object = {}, who = vera) =>
  send('post', '/products', { title: 'Shampoo', price: 18, ...body }, who);
const list = async (query = '', who = rita) =>
  (await parlour.http.get(`/products${query}`).set('Authorization', who.bearer).expect(200)).body;
const titlesOf = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);
const pointersOf = ({ body }: { body: { errors: { pointer: string }[] } }) =>
  body.errors.map(({ pointer }) => pointer);

async function aProduct(body: object = {}): Promise<string> {
  return (await add(body).expect(201)).body._id;
}

describe('a product', () => {
  test('has a price, a tax and a number that is there', async () => {
    const { body } = await add({ stock: 12, lowStock: 3 }).expect(201);

    expect(body).toMatchObject({ title: 'Shampoo', price: 18, taxRateId: null, stock: 12, lowStock: 3 });
    expect(body).toMatchObject({ isLow: false, isArchived: false });
  });

  test('is found by a part of its name, whatever signs are in it', async () => {
    await aProduct({ title: 'Shampoo 100%' });
    await aProduct({ title: 'Brush' });

    expect(titlesOf(await list('?search=hamp'))).toEqual(['Shampoo 100%']);
    expect(titlesOf(await list('?search=100%25'))).toEqual(['Shampoo 100%']);
    expect(titlesOf(await list('?search=%25x'))).toEqual([]);
    expect(titlesOf(await list())).toEqual(['Brush', 'Shampoo 100%']);
  });

  test('is found without its accents, and among more than a hundred', async () => {
    for (let index = 0; index < 101; index++) await aProduct({ title: `Comb ${index}` });
    await aProduct({ title: 'Zéphyr crème' });

    expect(titlesOf(await list('?search=zephyr%20CREME'))).toEqual(['Zéphyr crème']);
    expect(titlesOf(await list('?search=Z%C3%A9ph'))).toEqual(['Zéphyr crème']);
  });

  test('is found by its whole barcode, with or without the zero in front of an American one', async () => {
    const { body } = await add({ title: 'Wax', barcode: '036000291452' }).expect(201);
    await aProduct({ title: 'Brush', barcode: '4006381333931' });

    expect(body.barcode).toBe('0036000291452');
    for (const code of ['036000291452', '0036000291452']) {
      expect(titlesOf(await list(`?search=${code}`))).toEqual(['Wax']);
    }
    expect(titlesOf(await list('?search=400638'))).toEqual([]);
  });

  test('shares its barcode with no other on sale, and is not brought back while another has it', async () => {
    const first = await aProduct({ title: 'Wax', barcode: 'WAX-1' });
    const second = await aProduct({ title: 'Brush' });

    expect(pointersOf(await add({ barcode: 'WAX-1' }).expect(422))).toEqual(['#/barcode']);
    const taken = await send('patch', `/products/${second}`, { barcode: 'WAX-1' }).expect(422);
    expect(pointersOf(taken)).toEqual(['#/barcode']);
    await send('patch', `/products/${first}`, { isArchived: true }).expect(200);
    await send('patch', `/products/${second}`, { barcode: 'WAX-1' }).expect(200);
    const back = await send('patch', `/products/${first}`, { isArchived: false }).expect(422);
    expect(pointersOf(back)).toEqual(['#/barcode']);
    await send('patch', `/products/${first}`, { isArchived: false, barcode: null }).expect(200);
    for (const barcode of ['12', '40 06', 'ä-123', '1'.repeat(49), 4006381]) {
      expect(pointersOf(await add({ barcode }).expect(422))).toEqual(['#/barcode']);
    }
  });

  test('is changed from the next sale on, and archived when it is not sold any more', async () => {
    const id = await aProduct();

    await send('patch', `/products/${id}`, { price: 19.5 }).expect(200);
    const archived = await send('patch', `/products/${id}`, { isArchived: true }).expect(200);

    expect(archived.body).toMatchObject({ price: 19.5, isArchived: true });
    expect(titlesOf(await list())).toEqual([]);
    expect(titlesOf(await list('?only=archived'))).toEqual(['Shampoo']);
    const actions = await parlour.database.query(
      `SELECT action FROM audit_entries WHERE object_id = $1 ORDER BY id`,
      [id],
    );
    expect(actions.map(({ action }: { action: string }) => action)).toEqual([
      ...['product.added', 'product.changed', 'product.archived'],
    ]);
  });

  test.each([
    [{ price: -1 }, '#/price'],
    [{ price: 0.001 }, '#/price'],
    [{ price: 1e9 }, '#/price'],
    [{ title: ' ' }, '#/title'],
    [{ stock: 1.5 }, '#/stock'],
    [{ lowStock: -1 }, '#/lowStock'],
    [{ taxRateId: randomUUID() }, '#/taxRateId'],
  ])('cannot be %j', async (body, pointer) => {
    expect(pointersOf(await add(body).expect(422))).toEqual([pointer]);
    expect(titlesOf(await list())).toEqual([]);
  });

  test('is found by reception and changed by admins', async () => {
    const id = await aProduct();

    await add({}, rita).expect(403);
    await send('patch', `/products/${id}`, { price: 1 }, rita).expect(403);
    expect(titlesOf(await list())).toEqual(['Shampoo']);
  });
});

describe('the stock', () => {
  const move = (id: string, body: object) => send('post', `/products/${id}/stock`, body, rita);

  test('is what came less what went, each with its reason and whoever entered it', async () => {
    const id = await aProduct({ stock: 2 });

    await move(id, { reason: 'delivery', quantity: 12 }).expect(200);
    await move(id, { reason: 'own-use', quantity: 1 }).expect(200);
    await move(id, { reason: 'waste', quantity: 2 }).expect(200);
    const { body } = await move(id, { reason: 'correction', quantity: -3 }).expect(200);

    expect(body.stock).toBe(8);
    const history = await parlour.http
      .get(`/products/${id}/stock`)
      .set('Authorization', rita.bearer)
      .expect(200);
    const moved = history.body.items.map(({ reason, quantity }: { reason: string; quantity: number }) => [
      reason,
      quantity,
    ]);
    expect(moved.sort()).toEqual([
      ['correction', -3],
      ['delivery', 12],
      ['delivery', 2],
      ['own-use', -1],
      ['waste', -2],
    ]);
    expect(history.body.items[0].movedBy).toMatch(/Rita|Vera/);
  });

  test('that is low is listed, also when it went below nothing', async () => {
    const low = await aProduct({ title: 'Brush', stock: 3, lowStock: 3 });
    await aProduct({ title: 'Comb', stock: 4, lowStock: 3 });
    await aProduct({ title: 'Polish', stock: 0 });
    await move(low, { reason: 'correction', quantity: -5 }).expect(200);

    const shown = await list('?only=low');

    expect(shown.items).toMatchObject([{ title: 'Brush', stock: -2, isLow: true }]);
    expect(shown.low).toBe(1);
  });

  test('moves by whole numbers with a sign that makes sense', async () => {
    const id = await aProduct();
    const refused = async (body: object) => pointersOf(await move(id, body).expect(422));

    expect(await refused({ reason: 'delivery', quantity: 0 })).toEqual(['#/quantity']);
    expect(await refused({ reason: 'delivery', quantity: -1 })).toEqual(['#/quantity']);
    expect(await refused({ reason: 'correction', quantity: 0.5 })).toEqual(['#/quantity']);
    expect(await refused({ reason: 'sale', quantity: 1 })).toEqual(['#/reason']);
    await move(randomUUID(), { reason: 'delivery', quantity: 1 }).expect(404);
  });

  test('loses nothing when many sell at the same moment', async () => {
    const id = await aProduct({ stock: 50 });
    const stock = parlour.app.get(StockService, { strict: false });

    await Promise.all(
      Array.from({ length: 20 }, () =>
        parlour.database.transaction((tx) =>
          stock.move([{ productId: id, quantity: -1, reason: 'sale' }], { id: rita.id }, tx),
        ),
      ),
    );

    expect((await list()).items[0].stock).toBe(30);
  });

  test('of what is archived or unknown is not for sale', async () => {
    const sold = await aProduct();
    const archived = await aProduct({ title: 'Brush' });
    await send('patch', `/products/${archived}`, { isArchived: true }).expect(200);
    const products = parlour.app.get(ProductsService, { strict: false });

    const found = await parlour.database.transaction((tx) =>
      products.getForSale([sold, archived, randomUUID()], tx),
    );

    expect([...found.keys()]).toEqual([sold]);
  });
});
