import { drawingOf } from './drawing';

test('has a drawing of its own for every address without a query', () => {
  expect(drawingOf('/')).toBe('/');
  expect(drawingOf('/all-services/balayage')).toBe('/all-services/balayage');
  expect(drawingOf('/book')).toBe('/book');
});

test('leaves what a query asks for to the browser', () => {
  expect(drawingOf('/all-services?search=nails')).toBeNull();
  expect(drawingOf('/?a=b')).toBeNull();
});

test('has one drawing of a step of booking, whatever is chosen', () => {
  const time = drawingOf('/book?service=a');
  expect(drawingOf('/book?service=b&service=c&staff=d&date=2030-01-01')).toBe(time);
  const confirm = drawingOf('/book?service=a&time=2030-01-01T10:00:00Z&step=confirm');
  expect(drawingOf('/book?service=b&time=2031-02-03T10:00:00Z&step=confirm&x=y')).toBe(confirm);
  expect(drawingOf('/book?staff=a')).toBe(drawingOf('/book?no=sense'));
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
