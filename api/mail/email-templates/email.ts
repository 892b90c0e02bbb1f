import type { Language } from '../../words/types.gen.js';
import type { CalendarMethod } from './domain/calendar-file.js';

/** A paragraph that is found by its first words, such as one of several that say what was found. */
interface LedParagraph {
  lead: string;
  text: string;
}

/** A fact, or an amount of a receipt: those stand at the end of their line, one below the other. */
export interface EmailRow {
  label: string;
  value: string;
  kind?: 'amount' | 'total';
}

export interface EmailLink {
  label: string;
  url: string;
}

/**
 * What an email says, as plain text in parts. `renderEmail` escapes it and gives it its look. What somebody typed is marked
 * by `isolated`, and what is read from the left in every language by `fromTheLeft`.
 */
export interface EmailBody {
  subject: string;
  heading: string;
  paragraphs: (string | LedParagraph)[];
  /** Facts as a small table, such as when and where. */
  rows?: EmailRow[];
  button?: EmailLink;
  /** What else the reader may do, as a quieter button beside the first. */
  secondButton?: EmailLink;
  /** One to five stars, each a link; only in HTML, where the button leads to the same page. */
  stars?: EmailLink[];
  /** Where the reader finds more, on one line below the buttons. */
  links?: EmailLink[];
  /** Small print below the button. */
  closing?: string[];
  /** Where the reader ends emails of this kind: on a page, by the link below the small print, or with one press in their mail program. */
  stop?: { pageUrl: string; postUrl: string };
  calendar?: { method: CalendarMethod; file: string };
  /** Where a reply goes, if not to the salon. */
  replyTo?: string;
}

/** An email as it is sent. */
export interface Email {
  language: Language;
  /** The salon's name, as the sender. */
  sender: string;
  subject: string;
  text: string;
  html: string;
  calendar?: EmailBody['calendar'];
  replyTo?: string;
  stopUrl?: string;
}

/** The salon as its emails show it. */
export interface SalonDetails {
  name: string;
  phone: string;
  email: string;
  /** On one line; empty if the salon has not entered one. */
  address: string;
  /** Where it is on a public map; null if nobody can know. */
  mapUrl: string | null;
  timeZone: string;
  /** How it counts hours; null is as each language does. */
  hourCycle: 'h12' | 'h23' | null;
  /** The origin of all links. */
  publicUrl: string;
  /** The address that its emails come from. */
  mailFrom: string;
}
