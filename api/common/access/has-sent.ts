/** Fields of a request with the values that matter to a rule, such as `{ active: false }`. */
export type SentFields = Readonly<Record<string, unknown>>;

/** True if a body has all of these fields with these values. Guards call it before the body is validated. */
export const hasSent = (body: unknown, fields: SentFields): boolean => {
  const sent = new Map(Object.entries(Object(body) as object));
  return Object.entries(fields).every(([field, value]) => sent.get(field) === value);
};
