/**
 * What two phone numbers are compared by: their digits. `00` before the country is the same as `+`, and the `(0)`
 * that some people write after it is not dialled from abroad. A number without a country stays without one.
 */
export function phoneKey(phone: string): string {
  const written = phone.trim();
  const isAbroad = /^\+|^00/.test(written);
  const digits = (isAbroad ? written.replace(/^00/, '').replace('(0)', '') : written).replaceAll(/\D/g, '');
  return digits && isAbroad ? `+${digits}` : digits;
}
