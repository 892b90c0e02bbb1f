export const contactFields = ['name', 'email', 'phone'] as const;

type ContactField = (typeof contactFields)[number];
type Contact = Record<ContactField, string>;

/** The desk's choice where the two differ. */
export type ChosenContact = { [Field in ContactField]?: string | undefined };

/**
 * The remaining details of two clients: the chosen value, otherwise the first client's, otherwise the second's.
 * Returns the names of fields whose chosen value neither has any more, because they have just changed.
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
