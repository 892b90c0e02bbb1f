/** One of many addresses of one IPv4 network. */
export const numbered = (index: number): string => `198.51.100.${index + 1}`;

/** The number of this many successive attempts that were not rate-limited. */
export async function letThrough(
  tries: number,
  attempt: (index: number) => PromiseLike<{ status: number }>,
): Promise<number> {
  let through = 0;
  for (let index = 0; index < tries; index++) if ((await attempt(index)).status !== 429) through++;
  return through;
}
