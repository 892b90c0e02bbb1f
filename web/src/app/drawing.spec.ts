import { drawingOf } from './drawing';

test('has a drawing of its own for every address without a query', () => {
  expect(drawingOf('/')).toBe('/');
  expect(drawingOf('/all-services/balayage')).toBe('/all-services/balayage');
  expect(drawingOf('/book')).toBe('/book');
});

test('leaves a search to the browser', () => {
  expect(drawingOf('/all-services?search=nails')).toBeNull();
  expect(drawingOf('/all-services?search=nails&category=hair')).toBeNull();
  expect(drawingOf('/all-services/?search=nails')).toBeNull();
});

test('greets someone who comes back from Google on the page as it is drawn for everyone', () => {
  expect(drawingOf('/?welcome=back')).toBe('/');
  expect(drawingOf('/pt/team?welcome=new')).toBe('/pt/team');
});

test.each([
  ['/?utm_source=letter&utm_campaign=spring', '/'],
  ['/?search=nails&category=hair&step=confirm&error=x', '/'],
  ['/pt/team?fbclid=x', '/pt/team'],
  ['/all-services/balayage?gclid=x', '/all-services/balayage'],
  ['/all-services?utm_source=letter&search=', '/all-services'],
  ['/book?utm_source=letter', '/book'],
  ['/pt/book?fbclid=x', '/pt/book'],
  ['/sign-up?utm_source=letter', '/sign-up'],
])('draws %s without what its page does not read', (address, drawing) => {
  expect(drawingOf(address)).toBe(drawing);
});

test('draws the services of each category, and all of them for one that no one has', () => {
  const isCategory = (slug: string) => slug === 'hair';

  expect(drawingOf('/all-services?category=hair&fbclid=x', isCategory)).toBe('/all-services?category=hair');
  expect(drawingOf('/pt/all-services?category=hair', isCategory)).toBe('/pt/all-services?category=hair');
  expect(drawingOf('/all-services?category=hairy', isCategory)).toBe('/all-services');
});

test('has one drawing of a step of booking, whatever is chosen', () => {
  const time = drawingOf('/book?service=a');
  expect(drawingOf('/book?service=b&service=c&staff=d&date=2030-01-01')).toBe(time);
  const confirm = drawingOf('/book?service=a&time=2030-01-01T10:00:00Z&step=confirm');
  expect(drawingOf('/book?service=b&time=2031-02-03T10:00:00Z&step=confirm&x=y')).toBe(confirm);
  expect(drawingOf('/book?staff=a')).toBe(drawingOf('/book?service=b&step=service'));
  expect(new Set(['/book', time, confirm, drawingOf('/book?staff=a')]).size).toBe(4);
});

test('draws a step that the browser reads out of the address of the drawing as well', () => {
  for (const address of [
    '/book?service=a',
    '/book?service=a&time=2030-01-01T10:00:00Z&step=confirm',
    '/book?staff=a',
  ])
    expect(drawingOf(drawingOf(address) ?? '')).toBe(drawingOf(address));
});

test('draws no booking that is made', () => {
  expect(drawingOf('/book?step=done&booking=a')).toBeNull();
});

test('has one drawing of the log-in, wherever it leads back to, but for one that has failed', () => {
  expect(drawingOf('/login?from=%2Fdashboard')).toBe('/login');
  expect(drawingOf('/login?error=wrong-password')).toBeNull();
  expect(drawingOf('/login?factor=1')).toBeNull();
});
