export const contactFields = ['name', 'email', 'phone'] as const;

type ContactField = (typeof contactFields)[number];
type Contact = Record<ContactField, string>;

/** What the desk wants to keep, where the two differ. */
export type ChosenContact = { [Field in ContactField]?: string | undefined };

/**
 * What stays of the details of two clients: what was chosen, else the first one's, else what they lack and the other has.
 * Fields in which neither has what was chosen are named: somebody has changed it meanwhile.
 */
export function keptContact(
  [one, other]: readonly [Contact, Contact],
  chosen: ChosenContact,
): { contact: Contact; unknown: ContactField[] } {
  const keep = (field: ContactField) => chosen[field] ?? (one[field] || other[field]);
  const contact = { name: keep('name'), email: keep('email'), phone: keep('phone') };
  const unknown = contactFields.filter((field) => ![one[field], other[field]].includes(contact[field]));
  return { contact, unknown };
}
