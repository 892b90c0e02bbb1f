import { qrPath } from './qr-path.js';

const rows = ['##.#', '....', '...#', '#...'].map((row) => [...row].map((sign) => sign === '#'));

test('a QR code is drawn as runs of dark modules, with its margin', () => {
  expect(qrPath(rows)).toEqual({ size: 12, path: 'M4 4h2v1h-2zM7 4h1v1h-1zM7 6h1v1h-1zM4 7h1v1h-1z' });
});
