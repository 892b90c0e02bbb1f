import type { EmailBody, SalonDetails } from './email.js';
import { isolated, fromTheLeft } from './domain/isolated.js';
import { letterIn } from './letter.js';
import { renderEmail } from './render-email.js';

const salon: SalonDetails = {
  name: 'Maison Vera & Co',
  face: {
    light: { accent: '#7a2540', onAccent: '#fff9f5' },
    night: { accent: '#edbbac', onAccent: '#2b121b' },
    logo: null,
    initials: '',
  },
  phone: '+351 200 000 148',
  email: 'hello@maisonvera.example',
  address: 'Rua das Camélias 18, 1200-000 Lisbon',
  timeZone: 'Europe/Lisbon',
  hourCycle: null,
  reminderMinutes: 1440,
  publicUrl: 'https://maisonvera.example',
  mapUrl: null,
  mailFrom: 'hello@salon.example',
};

const english = letterIn('en', salon);

const body: EmailBody = {
  subject: 'Your booking',
  heading: 'Your booking is confirmed',
  paragraphs: ['Hello Maria,', 'Thank you.'],
  rows: [
    { label: 'When', value: 'Thursday at 10:00' },
    { label: 'Services', value: 'Cut with Ana\nColour with Bea' },
  ],
  button: { label: 'See my bookings', url: 'https://maisonvera.example/dashboard/booking?a=1&b=2' },
  closing: ['Small print.'],
};

describe('an email from the salon', () => {
  test('reads well as plain text', () => {
    expect(renderEmail(body, english).text).toBe(`Your booking is confirmed

Hello Maria,

Thank you.

When:     Thursday at 10:00
Services: Cut with Ana
          Colour with Bea

See my bookings:
https://maisonvera.example/dashboard/booking?a=1&b=2

Small print.

-- 
Maison Vera & Co
Rua das Camélias 18, 1200-000 Lisbon
+351 200 000 148 · hello@maisonvera.example
`);
  });

  test('lets each of several things stand under its own name', () => {
    const { text, html } = renderEmail(
      { ...body, paragraphs: [{ lead: 'Backups', text: 'The last is old.\nLook at the disk.' }] },
      english,
    );

    expect(text).toContain('\n\nBackups: The last is old.\nLook at the disk.\n\n');
    expect(html).toContain('<strong>Backups</strong><br>The last is old.<br>Look at the disk.');
  });

  test('shows in HTML what it says, and no markup but its own', () => {
    const nasty = `"><script>alert('1')</script>&amp;\nsecond\u0000line`;
    const parts = {
      heading: nasty,
      paragraphs: [nasty, { lead: nasty, text: nasty }],
      closing: [nasty],
      rows: [{ label: nasty, value: nasty }],
    };

    const { html } = renderEmail(
      { ...body, ...parts, subject: nasty },
      letterIn('en', { ...salon, name: nasty }),
    );

    const shown = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;';
    expect(html).not.toContain('<script');
    expect(html.split(shown)).toHaveLength(11);
    expect(html).toContain(`${shown}<br>second line`);
    expect(html).toContain('href="https://maisonvera.example/dashboard/booking?a=1&amp;b=2"');
  });

  test('has a subject of one line', () => {
    expect(renderEmail({ ...body, subject: 'Your\r\nBcc: x@y.example' }, english).subject).toBe(
      'Your Bcc: x@y.example',
    );
  });

  test('leaves out what the salon has not entered', () => {
    const { text } = renderEmail(body, letterIn('en', { ...salon, phone: '', email: '', address: '' }));

    expect(text.endsWith('-- \nMaison Vera & Co\n')).toBe(true);
  });

  test('says in which language it is, and is mirrored in one that is written from the right', () => {
    const arabic = letterIn('ar', salon, { isOnSite: true });

    const { html, language } = renderEmail(
      { ...body, stop: { pageUrl: '/stop', postUrl: '/post', label: arabic.words.stopAsking() } },
      arabic,
    );

    expect(language).toBe('ar');
    expect(html.match(/lang="ar" dir="rtl"/g)).toHaveLength(3);
    expect(html).not.toMatch(/text-align:left|lang="en"|dir="ltr"(?!>[+\w])/);
    expect(html).toContain('text-align:right');
    expect(html).toContain('href="https://maisonvera.example/ar"');
    expect(html).toContain(arabic.words.stopAsking());
  });

  test('keeps a name, and what is read from the left, apart from the words around it', () => {
    const parts = {
      subject: `${isolated('Ana')}: \u20671\u2069`,
      paragraphs: [`${isolated('Ana\u202e\u2069')}، ${fromTheLeft('AB-12')}`],
    };
    const { html, text, subject } = renderEmail({ ...body, ...parts }, letterIn('ar', salon));

    expect(html).toContain('<bdi>Ana</bdi>، <bdi dir="ltr">AB-12</bdi>');
    expect(text).toContain('\u2068Ana\u2069، \u2066AB-12\u2069');
    expect(text).not.toContain('\u202e');
    expect(subject).toBe('Ana: 1');
    expect(renderEmail({ ...body, ...parts }, english).text).toContain('Ana، AB-12');
  });

  test('carries the salon’s colour, and its initials or its logo for both themes', () => {
    const face = {
      light: { accent: '#0b4f3c', onAccent: '#fffaf5' },
      night: { accent: '#9ad9c0', onAccent: '#10231c' },
      logo: null,
      initials: 'MV',
    };
    const logo = {
      light: 'https://m.example/l.png',
      night: 'https://m.example/n.png',
      width: 200,
      height: 50,
    };
    const htmlWith = (own: SalonDetails['face']) =>
      renderEmail(body, letterIn('en', { ...salon, face: own })).html;

    const plain = htmlWith(face);
    const pictured = htmlWith({ ...face, logo, initials: '' });

    expect(plain).toContain('background:#0b4f3c;color:#fffaf5');
    expect(plain).toContain('.link { color: #9ad9c0 !important; }');
    expect(plain).toContain('>MV</span><br><bdi>Maison Vera &amp; Co</bdi></a>');
    expect(plain).not.toContain('#7a2540');
    expect(plain).not.toContain('<img');
    expect(
      pictured.match(/<img class="logo-(light|night)" src="[^"]+" width="200" height="50"/g),
    ).toHaveLength(2);
    expect(pictured).toContain('alt="Maison Vera &amp; Co"');
  });
});
