import { reportCrash } from './crash-reports';

const sent = jest.fn(() => Promise.resolve(new Response()));

beforeEach(() => {
  jest.useFakeTimers();
  sent.mockClear();
  globalThis.fetch = sent;
});
afterEach(() => jest.useRealTimers());

test('a crash is reported at once', () => {
  reportCrash(new TypeError('salon is undefined'));

  expect(sent).toHaveBeenCalledTimes(1);
});

test('a file that was not loaded is reported once the visitor has stayed on the page', () => {
  reportCrash(new TypeError('error loading dynamically imported module: /assets/shell.js'));
  expect(sent).not.toHaveBeenCalled();

  jest.advanceTimersByTime(1000);

  expect(sent).toHaveBeenCalledTimes(1);
});
