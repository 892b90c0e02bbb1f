/**
 * The name of somebody as it is shown to those who may not see how to reach them: an account without a name goes by its email
 * address, of which only the first character is left.
 */
export const withoutAddress = (name: string): string =>
  name.includes('@') ? `${[...name][0] ?? ''}…` : name;
