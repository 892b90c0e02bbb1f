/** `emailKey` of the address in a client record, which only one of those who share an address has in `email_key`. */
export const emailKeyOf = (clients: string): string => `lower(normalize(trim(${clients}.email), NFC))`;
