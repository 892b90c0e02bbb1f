/**
 * The form in which addresses are compared. The whole address is lower-cased: servers that distinguish `Vera@` from
 * `vera@` are a curiosity, while clients whose phone typed a capital are common.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * The same in SQL, of the address in a client record. Only one of those who share an address has it in `email_key`.
 *
 * @param clients the name of the table in the query
 */
export const emailKeyOf = (clients: string): string => `lower(normalize(trim(${clients}.email), NFC))`;
