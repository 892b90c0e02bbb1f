import type { Language } from '../../words/types.gen.js';
import type { CalendarMethod } from './domain/calendar-file.js';

/** A paragraph with a lead-in, such as one of several findings. */
interface LedParagraph {
  lead: string;
  text: string;
}

/** A fact, or an amount on a receipt: amounts are aligned at the end of the line. */
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
 * An email's content as plain text in parts. `renderEmail` escapes and styles it. User input is marked by `isolated`,
 * and left-to-right text by `fromTheLeft`.
 */
export interface EmailBody {
  subject: string;
  heading: string;
  paragraphs: (string | LedParagraph)[];
  /** Facts in a small table, such as when and where. */
  rows?: EmailRow[];
  button?: EmailLink;
  /** A secondary action, as a quieter button next to the first. */
  secondButton?: EmailLink;
  /** One to five stars, each a link; HTML only, where the button leads to the same page. */
  stars?: EmailLink[];
  /** Further reading, on one line below the buttons. */
  links?: EmailLink[];
  /** Small print below the button. */
  closing?: string[];
  /**
   * Unsubscribes from this kind of email: on a page, through the link below the small print, or with one click in a
   * mail program.
   */
  stop?: { pageUrl: string; postUrl: string; label: string };
  calendar?: { method: CalendarMethod; file: string };
  /** Address for replies, if not the salon's. */
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

/** The salon's colours and its logo or initials, at the head of its emails. */
export interface LetterFace {
  light: LetterTones;
  night: LetterTones;
  /** URLs of the files for both themes, and the size to show them at, in pixels. */
  logo: { light: string; night: string; width: number; height: number } | null;
  /** Empty where only the name is shown. */
  initials: string;
}

interface LetterTones {
  accent: string;
  onAccent: string;
}

/** The salon's details in its emails. */
export interface SalonDetails {
  name: string;
  face: LetterFace;
  phone: string;
  email: string;
  /** On one line; empty if the salon has not entered one. */
  address: string;
  /** A link to a public map; null without a known location. */
  mapUrl: string | null;
  timeZone: string;
  /** Time between the reminder and the cancellation deadline. */
  reminderMinutes: number;
  /** 12- or 24-hour clock; null for each language's default. */
  hourCycle: 'h12' | 'h23' | null;
  /** The origin of all links. */
  publicUrl: string;
  /** The sender address of its emails. */
  mailFrom: string;
}
