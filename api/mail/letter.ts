/** What one message says, as plain text in parts; the paper gives it its look and escapes it. */
export interface Draft {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Facts as a small table, such as when and where. */
  rows?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** Small print below the button. */
  closing?: string[];
  calendar?: { method: 'REQUEST' | 'CANCEL'; file: string };
  /** Where an answer goes, when not to the salon. */
  replyTo?: string;
}

/** A message as it leaves the house. */
export interface Letter {
  /** The name under which the salon writes. */
  sender: string;
  subject: string;
  text: string;
  html: string;
  calendar?: Draft['calendar'];
  replyTo?: string;
}

/** The salon as its letters show it. */
export interface SalonLook {
  name: string;
  phone: string;
  email: string;
  /** On one line; empty when the settings have none. */
  address: string;
  timeZone: string;
  /** The one origin that links lead to. */
  publicUrl: string;
  /** The address that its letters come from. */
  mailFrom: string;
}
