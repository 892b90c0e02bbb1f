import { attemptFor, parseAttempt } from './attempt';

test('pressing twice sends the same key', () => {
  const first = attemptFor('cut at ten', null, () => 'key-1');

  expect(attemptFor('cut at ten', first, () => 'key-2')).toEqual({ request: 'cut at ten', key: 'key-1' });
});

test('another booking gets another key', () => {
  const first = attemptFor('cut at ten', null, () => 'key-1');

  expect(attemptFor('cut at eleven', first, () => 'key-2').key).toBe('key-2');
});

test('an attempt survives being kept and read back', () => {
  const kept: unknown = JSON.parse(JSON.stringify({ request: 'cut at ten', key: 'key-1' }));

  expect(parseAttempt(kept)).toEqual({ request: 'cut at ten', key: 'key-1' });
});

test.each([[null], ['text'], [{}], [{ request: 1, key: 'key-1' }]])(
  'anything else found in its place is no attempt: %p',
  (kept) => {
    expect(parseAttempt(kept)).toBeNull();
  },
);
