import { sayDevice } from './notice.js';

test('a device is called as in the reader’s language', () => {
  expect(sayDevice('Firefox on Linux', 'de')).toBe('Firefox auf Linux');
  expect(sayDevice('Firefox on Linux', 'en')).toBe('Firefox on Linux');
  expect(sayDevice('Unknown device', 'pt')).toBe('Dispositivo desconhecido');
  expect(sayDevice('iPhone', 'ar')).toBe('iPhone');
});
