import { variables } from './env.js';
import { misspeltVariables } from './misspelt.js';

test.each([
  ['SMTP_URI', 'SMTP_URL'],
  ['PUBLIC_UR', 'PUBLIC_URL'],
  ['ADMIN_EMIAL', 'ADMIN_EMAIL'],
  ['DATA_DIRS', 'DATA_DIR'],
])('%s is said to be ignored, and %s to be meant', (typed, meant) => {
  expect(misspeltVariables({ [typed]: 'x' })).toEqual([
    `${typed} is not a setting, and is ignored. Did you mean ${meant}?`,
  ]);
});

test('nothing is said of the settings themselves, nor of what else an environment holds', () => {
  const ours = Object.fromEntries(Object.values(variables).map(({ name }) => [name, 'x']));

  expect(
    misspeltVariables({
      ...ours,
      PATH: '/bin',
      HOME: '/root',
      POST: '1',
      NODE_ENV: 'production',
      SMTP_FROM: 'x',
    }),
  ).toEqual([]);
});
