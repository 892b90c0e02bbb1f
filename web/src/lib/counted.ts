/** "1 booking", "3 bookings"; the plural is named where an s does not make it. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
