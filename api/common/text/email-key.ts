/**
 * What two addresses are compared by. The whole address is lower-cased: a mail server that tells `Vera@` from
 * `vera@` is a curiosity, a client who cannot log in because their phone typed a capital is not.
 */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
