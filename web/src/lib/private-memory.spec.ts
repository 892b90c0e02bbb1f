import { halfDone, memoryGeneration, rememberFor } from './private-memory';

/** A browser's storage for one window. */
class Storage {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
  clear = () => this.kept.clear();
}

const storage = new Storage();

beforeAll(() => Object.assign(globalThis, { sessionStorage: storage }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'sessionStorage'));
beforeEach(() => {
  rememberFor(null);
  storage.clear();
  halfDone.clear();
});

describe('B-5: what was typed at a screen', () => {
  test('is forgotten when its owner has gone, and when someone else has come', () => {
    for (const next of [null, 'rita']) {
      rememberFor('maria');
      storage.setItem('booking.phone', '+351 912');
      halfDone.set('site texts', { hero: 'Hello' });

      expect(rememberFor(next)).toBe(true);

      expect([storage.getItem('booking.phone'), halfDone.size]).toEqual([null, 0]);
    }
  });

  test('stays for a visitor who logs in, and for as long as the same person is here', () => {
    storage.setItem('booking.phone', '+351 912');
    const before = memoryGeneration.get();

    expect([rememberFor('maria'), rememberFor('maria')]).toEqual([false, false]);

    expect(storage.getItem('booking.phone')).toBe('+351 912');
    expect(memoryGeneration.get()).toBe(before);
  });

  test('has what is on the screen drawn anew', () => {
    const heard = jest.fn();
    const stop = memoryGeneration.subscribe(heard);
    rememberFor('maria');

    rememberFor(null);
    stop();

    expect(heard).toHaveBeenCalledTimes(1);
  });
});
