import { startTestApp, type TestApp } from '../../support/app.js';
import { aMember, aService } from '../../support/salon.js';

let parlour: TestApp;
/** The categories of the two services. */
let hair: string;
let cutId: string;

beforeAll(async () => {
  parlour = await startTestApp({ webDir: 'dist/web' });
  const cut = await aService(parlour.database, { title: 'Haircut' });
  const polish = await aService(parlour.database, { title: 'Nail polish' });
  await aMember(parlour.database, { does: [cut, polish] });
  const services = (await parlour.http.get('/services')).body;
  hair = services[0].category.slug;
  cutId = cut.id;
});
afterAll(() => parlour?.close());

/** The page's contents before any script, without its head and the responses it includes. */
async function drawn(address: string): Promise<string> {
  const { text } = await parlour.http.get(address).set('Accept', 'text/html');
  return /<div id="root">(.*?)<\/main>/s.exec(text)?.[1] ?? '';
}

test.each([
  '/?utm_source=letter&utm_medium=email',
  '/?fbclid=IwAR0',
  '/?category=hair&search=nails',
  '/team?gclid=x',
  '/all-services?utm_source=letter',
  '/book?utm_source=letter',
  '/login?utm_source=letter',
])('the address of an advertisement, %s, is drawn as the page itself', async (address) => {
  const page = await drawn(address.replace(/\?.*/, ''));

  expect(page).toContain('<h1');
  expect(await drawn(address)).toBe(page);
});

test('the services of a category are on the page before any script, and no others', async () => {
  const page = await drawn(`/all-services?category=${hair}&utm_source=letter`);

  expect(page).toContain('Haircut</');
  expect(page).not.toContain('Nail polish</');
});

test('a category that the salon does not have shows all services, as the page does without one', async () => {
  expect(await drawn('/all-services?category=no-such')).toBe(await drawn('/all-services'));
});

test('the services of a category that is new are shown at once', async () => {
  const massage = await aService(parlour.database, { title: 'Massage' });
  await aMember(parlour.database, { does: [massage] });
  const services: { title: string; category: { slug: string } }[] = (await parlour.http.get('/services'))
    .body;
  const slug = services.find(({ title }) => title === 'Massage')?.category.slug ?? '';
  const page = await drawn(`/all-services?category=${slug}`);

  expect(page).toContain('Massage</');
  expect(page).not.toContain('Haircut</');
});

test('a link to the times of a service has placeholders of them below its heading before any script', async () => {
  const page = await drawn(`/book?service=${cutId}`);

  expect(page).toContain('Choose a time</h1>');
  expect(page.slice(page.indexOf('</h1>'))).toMatch(/aria-busy="true".*aria-hidden="true"/s);
});
