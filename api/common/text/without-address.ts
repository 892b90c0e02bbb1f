/**
 * A name for those who may not see contact details: an account without a name is shown by its email address, reduced
 * to the first character.
 */
export const withoutAddress = (name: string): string =>
  name.includes('@') ? `${[...name][0] ?? ''}…` : name;
