import { emailRules, nameRules } from './auth-rules';

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
