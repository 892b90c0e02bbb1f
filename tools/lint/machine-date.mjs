const message = 'Tests run on any day: take the day and the time from test/support/today.ts.';

/** Refuses every way to read the machine's date (for ESLint's `no-restricted-syntax`). */
export const machineDate = [
  'MemberExpression[object.name="Date"][property.name="now"]',
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'MemberExpression[object.name="Temporal"][property.name="Now"]',
].map((selector) => ({ selector, message }));
