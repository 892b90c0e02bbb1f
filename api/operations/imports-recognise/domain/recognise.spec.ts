import { recognise } from './recognise.js';

/** The kind of a list, and the heading that each field was found under. */
function found(line: string, name = '') {
  const headings = line.split(',').map((heading) => heading.trim());
  const { kind, mapping } = recognise(headings, name);
  return { kind, ...Object.fromEntries(Object.entries(mapping).map(([field, at]) => [field, headings[at]])) };
}

test('Fresha’s clients are recognised in the language of the account', () => {
  expect(
    found(
      'ID cliente,Nome,Cognome,Email,Numero di cellulare,Telefono,Sesso,Data di nascita,Città,Note,Bloccato,Aggiunto',
    ),
  ).toEqual({
    kind: 'clients',
    reference: 'ID cliente',
    firstName: 'Nome',
    lastName: 'Cognome',
    email: 'Email',
    mobile: 'Numero di cellulare',
    phone: 'Telefono',
    birthday: 'Data di nascita',
    city: 'Città',
    note: 'Note',
    isBlocked: 'Bloccato',
    clientSince: 'Aggiunto',
  });
});

test('Square’s columns are all found where they belong', () => {
  expect(
    found(
      'Reference ID,First Name,Last Name,Email Address,Phone Number,Nickname,Company Name,Street Address 1,Street Address 2,City,State,Postal Code,Birthday,Memo,Square Customer ID,Creation Source,First Visit,Last Visit,Transaction Count,Lifetime Spend,Email Subscription Status,Instant Profile,Blocked from online booking',
    ),
  ).toMatchObject({
    kind: 'clients',
    reference: 'Square Customer ID',
    street: 'Street Address 1',
    streetMore: 'Street Address 2',
    note: 'Memo',
    emailNews: 'Email Subscription Status',
    isBlocked: 'Blocked from online booking',
    visitCount: 'Transaction Count',
    totalSpent: 'Lifetime Spend',
    firstVisit: 'First Visit',
    lastVisit: 'Last Visit',
  });
});

test('Vagaro’s misspelt heading is known', () => {
  expect(
    found('First Name,Last Name,Email,Mobile,Apt/Suite,Zip,Birthdate,Customer Since,Refered By'),
  ).toMatchObject({
    kind: 'clients',
    source: 'Refered By',
    streetMore: 'Apt/Suite',
    postalCode: 'Zip',
  });
});

test('consents are those of their own channel', () => {
  expect(
    found(
      'clientId,firstName,lastName,smsMarketingConsent,emailMarketingConsent,smsReminderConsent,emailReminderConsent,banned',
    ),
  ).toMatchObject({
    messageNews: 'smsMarketingConsent',
    emailNews: 'emailMarketingConsent',
    messageReminders: 'smsReminderConsent',
    emailReminders: 'emailReminderConsent',
    isBlocked: 'banned',
  });
});

test.each([
  ['Nimi,Sähköposti,Puhelin,Muistiinpanot', 'clients'],
  ['Customer Name,Email Address,Phone Number', 'clients'],
  ['Voornaam,Achternaam,Telefoonnummer,Mobiel,E-mailadres,Geboortedatum', 'clients'],
  ['Prénom,Nom,Téléphone portable,Date de naissance', 'clients'],
  ['Nombre,Apellidos,Correo electrónico,Móvil', 'clients'],
  ['Nome completo,Telemóvel,Aniversário', 'clients'],
  ['Service name,Category,Description,Duration,Extra time,Price', 'services'],
  ['Leistung,Kategorie,Dauer,Preis', 'services'],
  ['Prestation,Durée,Tarif', 'services'],
  ['Vorname,Nachname,Tätigkeit', 'team'],
  ['First Name,Last Name,Email,Job title', 'team'],
  ['Nombre del producto,Código de barras,Precio de venta,Existencias', 'products'],
  ['Product name,Barcode,Retail price,Current stock', 'products'],
  ['Start Date and Time,End Date and Time,Appointment Type,Client Name,Calendar', 'visits'],
  ['Alkaa,Päättyy,Asiakas,Palvelu,Työntekijä,Tila', 'visits'],
  ['UID,Summary,Start,End,Attendee,Description', 'visits'],
  ['GC No,Purchase Date,Init.Amount,Current Balance,No of Visit(s) Remaining,Expire On,Status', 'gift-cards'],
  ['Colour,Shape', null],
])('%s is a list of %s', (line, kind) => {
  expect(found(line).kind).toBe(kind);
});

test('a table of a dump is recognised by its name', () => {
  expect(found('id,first_name,last_name,email,mobile_number', 'providers')).toMatchObject({
    kind: 'team',
    firstName: 'first_name',
    reference: 'id',
  });
  expect(found('id,name,duration,price,category', 'services')).toMatchObject({
    kind: 'services',
    title: 'name',
  });
});

test('one column of names is the whole name, in languages where the word is also half of one', () => {
  expect(found('Nome,Email')).toMatchObject({ kind: 'clients', name: 'Nome' });
  expect(found('Nom,Email')).toMatchObject({ kind: 'clients', name: 'Nom' });
});

test('of two columns with one heading, the one with cells is read', () => {
  const rows = [
    ['Ann', '', '0171 2345678'],
    ['Bea', '', ''],
  ];

  expect(recognise(['Name', 'Phone', 'Phone'], '', rows).mapping).toEqual({ name: 0, phone: 2 });
});
