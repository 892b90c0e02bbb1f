import { securityTxt } from './security-txt.js';

const site = { publicUrl: 'https://salon.example', email: 'hello@salon.example' };

describe('A-12: whoever finds a hole in the site', () => {
  test('reads whom to tell, for the next half year', () => {
    expect(securityTxt({ ...site, now: new Date('2027-03-01T23:59:59Z') })).toBe(
      [
        'Contact: mailto:hello@salon.example',
        'Contact: https://salon.example/contact',
        'Expires: 2027-08-28T00:00:00.000Z',
        'Canonical: https://salon.example/.well-known/security.txt',
        'Preferred-Languages: en',
        '',
      ].join('\n'),
    );
  });

  test('is led to the contact page of a salon that has named no address', () => {
    const lines = securityTxt({ ...site, email: '', now: new Date('2027-03-01T00:00:00Z') }).split('\n');

    expect(lines.filter((line) => line.startsWith('Contact'))).toEqual([
      'Contact: https://salon.example/contact',
    ]);
  });

  test('reads the salon’s address as one line, whatever was entered', () => {
    const text = securityTxt({ ...site, email: 'a@b.example\nExpires: never', now: new Date(0) });

    expect(text.match(/^Expires: /gm)).toHaveLength(1);
  });
});
