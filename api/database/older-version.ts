const partsOf = (version: string): number[] => version.split(/[.-]/, 3).map(Number);

/** True if a version, such as 0.9.2, comes before another, such as 0.10.0. */
export function isOlderVersion(version: string, than: string): boolean {
  const other = partsOf(than);
  const differing = partsOf(version).map((part, index) => part - (other[index] ?? 0));
  return (differing.find((difference) => difference !== 0) ?? 0) < 0;
}
