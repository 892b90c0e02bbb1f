import { sayLedger } from './say-ledger.js';

const whole = { entries: 2, broken: null, wrongBalances: [], changedRecords: [] };
const sale = { kind: 'sale', id: 'a', number: 7 } as const;
const movement = { kind: 'movement', id: 'b', number: null } as const;

test('A-33: a restore names the records of the till that were changed in the database', () => {
  expect(sayLedger({ ...whole, changedRecords: [sale, movement] })).toEqual([
    'Records of its till are not what its ledger says: sale 7, movement b. Compare them with the printed closes.',
  ]);
});

test('a restore says that a ledger is whole, and nothing of a till that no one has used', () => {
  expect([sayLedger(whole), sayLedger({ ...whole, entries: 0 })]).toEqual([
    ['Its ledger is whole: 2 entries.'],
    [],
  ]);
});
