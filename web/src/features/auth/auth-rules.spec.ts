import { arrivalFailure, emailRules, nameRules } from './auth-rules';

describe('what the door asks for', () => {
  it.each(['ana@salon.com', 'ana1@mail.pt', 'first.last@example.co.uk'])('%s is an email', (email) => {
    expect(emailRules.pattern.value.test(email)).toBe(true);
  });

  it.each(['ana', 'ana@salon', '@salon.com', 'ana@.com', 'ANA@SALON.COM'])('%s is not', (email) => {
    expect(emailRules.pattern.value.test(email)).toBe(false);
  });

  it('a name of spaces is no name', () => {
    expect(nameRules.validate('  ')).toBe('Name is Required');
    expect(nameRules.validate('Ana')).toBe(true);
  });
});

describe('what somebody is told who comes back from Google without being signed in', () => {
  it('is nothing when nothing went wrong', () => {
    expect(arrivalFailure(null)).toBeNull();
  });

  it('is the sentence of the code', () => {
    expect(arrivalFailure('user-disabled')).toMatch(/^This account has been closed/);
    expect(arrivalFailure('network-request-failed')).toMatch(/^Google did not answer/);
  });

  it.each(['<b>Call 555-0199</b>', 'constructor', 'toString'])(
    'never repeats what a link may say: %s',
    (code) => {
      expect(arrivalFailure(code)).toBe('Signing in did not work. Please try again.');
    },
  );
});
