import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Id } from './id.decorator.js';

const ID = '0191f3a0-7c4e-7b6a-8f00-1a2b3c4d5e6f';

class Asked {
  @Id()
  staffId: unknown;

  @Id({ each: true })
  serviceIds: unknown;
}

const asked = (staffId: unknown, serviceIds: unknown = []) => plainToInstance(Asked, { staffId, serviceIds });
const mistakes = (staffId: unknown, serviceIds: unknown = []) =>
  validateSync(asked(staffId, serviceIds)).map(({ property }) => property);

test('an id in capitals is the same id', () => {
  expect(asked(ID.toUpperCase(), [ID.toUpperCase()])).toEqual({ staffId: ID, serviceIds: [ID] });
});

test.each([['vera'], [7], [null], [`${ID}0`]])('%j is no id', (value) => {
  expect(mistakes(value)).toEqual(['staffId']);
});

test('one wrong id in a list is a mistake of the list', () => {
  expect(mistakes(ID, [ID, 'cut'])).toEqual(['serviceIds']);
});
