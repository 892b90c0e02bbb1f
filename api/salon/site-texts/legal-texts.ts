import type { DefaultText } from './default-text.js';

/** Three of them in one request stay below the route's limit (`json-bodies.ts`), in any script. */
const LONGEST = 10_000;

const page = (text: string): DefaultText => ({ text: text.trim(), longest: LONGEST });

/**
 * The pages on privacy, terms and the salon itself. A line starting with `## ` is a heading, lines starting with `- `
 * are a list, an empty line ends a paragraph, and words in braces are filled in (`legal-facts.ts`).
 *
 * Every figure is defined in code: `tools/privacy-text.spec.ts` compares them.
 */
export const legalTexts = {
  'privacy.text': page(`
{salon} runs this site and is responsible for what you tell us here.

{address}
Email: {email}
Phone: {phone}

We keep what we need to give you an appointment, and nothing to advertise with: there is no tracking, no statistics about you, and nothing is sold or passed on.

## What we keep, and for how long

- Your bookings: services, times, team member, prices, your name, email address and phone number, the note you leave, and who changed what. They are part of our books and stay there. Once you are deleted, they stay without your name, addresses, number and notes.
- What you pay at the salon, once it is noted here: what was sold, by whom, discounts and tips, taxes, when and how it was paid or given back, and why in our words. This is part of our books and stays there. It leads to your booking and has no name of its own; once you are deleted, the booking has none either. What you buy without a booking does not say who you are.
- Gift cards: what is left on each, the end of its code, and the message and the day that were printed on it. Whoever brings the code has the card. A message on a card that was sold with a booking of yours goes when you are deleted, any other stays with its card.
- Your account: name, email address, phone number, whether the address is confirmed, and your password in a form from which nobody can read it. If you continue with Google, your account number and address there. Until you delete the account.
- Clients without an account: the name, email address and phone number you give us by phone or at the desk. Until you ask us to delete them.
- Our notes about you and your visits, such as an allergy or a colour we mixed for you. Until you are deleted.
- Times you are choosing: a free time is held for you for ten minutes, an hour at most, with your account or a keyed fingerprint of your network address. It is removed within minutes after that.
- Messages you write to us through the site, our answers and our notes about them; they also arrive in our own mailbox. Until you are deleted: with an account whose email address is confirmed, or by us when you ask.
- Reviews: your words, stars, and the name you sign with. We read them before they are shown. Until they or your account are deleted.
- Emails we send you: a copy for 30 days after they were sent. Secret links in them are removed once they are sent.
- Whether you do not want to be asked for reviews: only a keyed fingerprint of your email address. Until you turn the requests on again or are deleted.
- Browsers you are logged in with: what the browser calls itself, when you logged in and when it was last used. A browser is logged out after 14 days without use, and after 90 days in any case; the record of it goes the next time you log in, or with your account.
- Log-ins that failed: when somebody entered a wrong password or code for your account, and how often, for 90 days or until the account is deleted. If you work with us, also when you logged in.
- Codes to log in with: only a fingerprint of each, with the name, email address and phone number you typed to get it, for a day.
- Links in our emails, such as for a new password: only a fingerprint of each, removed a week after it has ended, when somebody next asks for one.
- Links in our emails with which you move or cancel a visit: only a fingerprint of each, until a week after the visit.
- If we invite you to work with us: the email address we write to, until a week after the invitation has ended.
- If you work with us and ask for time off: when, and why if you say so, until 30 days after that time.
- Network addresses, to limit how often anybody may try something: never as they are but as a keyed fingerprint, and for a day or so.
- Answers to what you have sent us, so that a booking sent twice is made once: 48 hours.
- Who of our team did what in this system: without names or addresses of clients, for a year.
- Faults of the site are written to a log: what failed and on which page, without your name, your addresses or what you typed.

## What is stored in your browser

There are no cookies for advertising or statistics, so there is no banner to click away. On a secure connection the names of ours begin with “__Host-”.

- The cookie “session” keeps you logged in, for as long as said above.
- The cookie “known-device” says that you have logged in with this browser before, so that others who guess at your password do not lock you out: 180 days.
- The cookie “login-code” is there for ten minutes while you wait for a code.
- The cookie “sign-in” is there for five minutes between the two steps of logging in, if you have set up the second one.
- The cookie “google-state” is there for ten minutes while you continue with Google.
- Local storage keeps the ten-minute token that your pages ask with while you are logged in, whether you like the page light or dark, whether you last logged in with a code or a password, and a setting of the diary.
- Session storage keeps what you have chosen and typed while you book, and whose it is, until you log out or close the tab.

## Who else sees it

Whoever runs our server and delivers our emails does so on our behalf. Our pages ask no other company for anything, with two exceptions that you choose yourself: the live map on the contact page comes from OpenStreetMap once you press its button, and Google learns that you log in here if you continue with Google.

## What you can do

- See and correct what we keep about you: in “My account”.
- Download it: in “My account”, under “My data”.
- Have it deleted: in “My account”, under “Delete my account”. Bookings that are still to come are cancelled, past ones stay without your name, and your emails, reviews and our notes go at once, and so do your messages if your email address is confirmed. Copies that have left the system before, such as emails that you or we have received and backups, are not reached by it.
- Without an account, ask us: we can do the same for you.
- You can complain to the data protection authority where you live.
`),

  'terms.text': page(`
These terms are between you and {salon}. They apply to what you book on this site, by phone or at the desk.

## Booking

- A booking is agreed as soon as the site says so. We confirm it by email if you have given us an address.
- While you choose, a time is held for you for ten minutes.
- Prices are those shown when you book. Where it says “from”, we agree on the price with you before we begin.
- You pay at the salon.

## When you cannot come

- You can cancel a booking or move it to another time online {cancellation}. After that, please call us.
- Please tell us if you are late: we may have to shorten the visit, so that the next client does not wait.
- If we have to cancel or move a booking, we tell you as soon as we know. You do not pay for what did not take place.

## Your account

- Your account is for you. Keep your password to yourself, and tell us if you think that somebody else has it.
- You can delete your account at any time.
- We may close an account that is used to harm others or to block appointments that nobody comes to.

## Reviews

- After a visit you can tell others how it was. We read each review before it is shown, publish it unchanged or not at all, and may answer it.

## Getting in touch

Email: {email}
Phone: {phone}
`),

  'imprint.text': page(`
{salon}
{address}

## Getting in touch

Email: {email}
Phone: {phone}
`),
} satisfies Record<string, DefaultText>;

export type LegalTextKey = keyof typeof legalTexts;

const isLegalTextKey = (key: string): key is LegalTextKey => Object.hasOwn(legalTexts, key);

export const legalTextKeys = Object.keys(legalTexts).filter(isLegalTextKey);
