import type { DefaultText } from './default-text.js';
import { legalTextKeys, type LegalTextKey, legalTexts } from './legal-texts.js';

const heading = (text: string): DefaultText => ({ text, longest: 80 });
const intro = (text: string): DefaultText => ({ text, longest: 400 });
const label = (text: string): DefaultText => ({ text, longest: 40 });

/** Every short text of the public pages that the owner may change, in the order in which a visitor meets them. */
export const siteTexts = {
  'hero.headline': heading('BEAUTY SALON FOR EVERY WOMEN'),
  'hero.intro': intro('Hair, nails, make-up and skin, by people who listen first.'),
  'hero.button': label('Get an Appointment'),

  'showcase.heading': heading('Chosen often, and for good reason'),
  'showcase.intro': intro('Real prices, real times. What you see is what you pay at the salon.'),
  'showcase.more': label('Explore More'),

  'treatment.heading': heading('An hour that is only yours'),
  'treatment.text': intro(
    'We look before we touch: at your hair, your skin, the light you live in. Then we do what suits you, in the time we promised, with products we would use at home.',
  ),
  'treatment.customers.figure': label('500+'),
  'treatment.customers.label': label('Happy Customer'),
  'treatment.services.figure': label('16+'),
  'treatment.services.label': label('Total Service'),

  'testimonials.heading': heading('Testimonials'),

  'message.heading': heading('Let us handle your project, professionally.'),
  'message.intro': intro(
    'A wedding party, a colour you have only seen in a photograph, a question before your first visit: tell us about it, and the right person will reply.',
  ),

  'visit.heading': heading('Come as you are'),

  'portfolio.heading': heading('Our Portfolio'),
  'portfolio.intro': intro(
    'Some of our favourite work. Each look began with a chair, a mirror and a conversation.',
  ),

  'team.heading': heading('Our Team'),
  'team.intro': intro('You are in good hands. Book anyone by name, or take whoever is free first.'),

  'services.heading': heading('All services'),
  'services.intro': intro('Every treatment, with its length and its price. Choose one to see who is free.'),

  'contact.heading': heading('Contact Us'),
  'contact.intro': intro('Write, call, or come in. For an appointment, booking here is quickest.'),

  'privacy.heading': label('Privacy'),
  'terms.heading': label('Terms'),
  'imprint.heading': label('Imprint'),

  'footer.company': label('Company'),
  'footer.links': label('Quick links'),
  'footer.social': label('Follow us'),
  'footer.note': intro('All prices include tax. Please pay at the salon.'),
} satisfies Record<string, DefaultText>;

export type SiteTextKey = keyof typeof siteTexts;

/** What each text says on the site. */
export type SiteTexts = Record<SiteTextKey, string>;

/** A text that an older version of the app knew may still be stored. */
const isSiteTextKey = (key: string): key is SiteTextKey => Object.hasOwn(siteTexts, key);

export const siteTextKeys = Object.keys(siteTexts).filter(isSiteTextKey);

/** Everything the owner may change: the texts that every page knows, and those that are pages by themselves. */
export const editableTexts: Record<EditableTextKey, DefaultText> = { ...siteTexts, ...legalTexts };

export type EditableTextKey = SiteTextKey | LegalTextKey;

export const editableTextKeys: EditableTextKey[] = [...siteTextKeys, ...legalTextKeys];

/** The owner's texts where there are some, the defaults elsewhere. */
function textsOf<Key extends EditableTextKey>(
  keys: Key[],
  changed: { key: string; text: string }[],
): Record<Key, string> {
  const own = new Map(changed.map(({ key, text }) => [key, text]));
  // Every one of the keys is written, which the type of the result cannot see.
  return Object.fromEntries(keys.map((key) => [key, own.get(key) ?? editableTexts[key].text])) as Record<
    Key,
    string
  >;
}

export const textsOfSite = (changed: { key: string; text: string }[]): SiteTexts =>
  textsOf(siteTextKeys, changed);

export const editableTextsOf = (changed: { key: string; text: string }[]): Record<EditableTextKey, string> =>
  textsOf(editableTextKeys, changed);

export const legalTextsOf = (changed: { key: string; text: string }[]): Record<LegalTextKey, string> =>
  textsOf(legalTextKeys, changed);
