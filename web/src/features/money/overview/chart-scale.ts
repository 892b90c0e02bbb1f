const steps = [1, 2, 3, 4, 5, 6, 8, 10];

/** The round value at a chart's top: at least the maximum, and never zero. */
export function topOf(values: readonly number[]): number {
  const greatest = Math.max(0, ...values);
  if (greatest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, greatest)));
  const step = steps.find((candidate) => candidate * power >= greatest) ?? 10;
  return step * power;
}

/** The points of a line through the values, from left to right, in a box whose top is `top`. */
export function linePoints(
  values: readonly number[],
  top: number,
  { width, height }: { width: number; height: number },
): { x: number; y: number }[] {
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({ x: index * step, y: height - (value / top) * height }));
}
