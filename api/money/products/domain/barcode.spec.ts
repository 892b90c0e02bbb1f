import { BARCODE, barcodeOf } from './barcode.js';

test('twelve and thirteen digits of the same product are one barcode', () => {
  expect(barcodeOf('036000291452')).toBe('0036000291452');
  expect(barcodeOf('0036000291452')).toBe('0036000291452');
  expect(barcodeOf('4006381333931')).toBe('4006381333931');
  expect(barcodeOf('SHAMPOO-1')).toBe('SHAMPOO-1');
});

test('a barcode has neither spaces nor letters that no scanner sends', () => {
  expect(['4006381333931', 'AB-12/3'].every((code) => BARCODE.test(code))).toBe(true);
  expect(['', '12', '40 063', 'ÄÖÜ', '1'.repeat(49)].some((code) => BARCODE.test(code))).toBe(false);
});
