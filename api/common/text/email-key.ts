/**
 * The form in which addresses are compared. The whole address is lower-cased: servers that distinguish `Vera@` from
 * `vera@` are a curiosity, while clients whose phone typed a capital are common.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
