import { IsInt, Max, Min, ValidateBy } from 'class-validator';

/** From one wall time of the salon to another, in minutes after midnight; 1440 is the end of the day. */
export class WindowDto {
  @IsInt()
  @Min(0)
  @Max(1439)
  startsMinute: number;

  @IsInt()
  @Min(1)
  @Max(1440)
  @EndsAfterItsStart()
  endsMinute: number;
}

/** The same, every week. */
export class WeeklyWindowDto extends WindowDto {
  /** 1 is Monday, 7 is Sunday. */
  @IsInt()
  @Min(1)
  @Max(7)
  weekday: number;
}

/** The most that a day may have; more would be a mistake. */
export const MAX_WINDOWS_A_DAY = 6;

/** Windows of the same day may touch, but not overlap. */
export const NeverOverlap = () =>
  ValidateBy({
    name: 'neverOverlap',
    validator: {
      validate: (windows: unknown) => !Array.isArray(windows) || !overlap(windows.filter(isWindow)),
      defaultMessage: () => 'Two of these windows overlap.',
    },
  });

type SomeWindow = WindowDto & Partial<WeeklyWindowDto>;

// Runs in addition to each window's rules, so the list may contain anything.
const isWindow = (value: unknown): value is SomeWindow =>
  typeof value === 'object' && value !== null && 'startsMinute' in value && 'endsMinute' in value;

const overlap = (windows: SomeWindow[]): boolean =>
  windows.some((one, index) =>
    windows
      .slice(index + 1)
      .some(
        (other) =>
          one.weekday === other.weekday &&
          one.startsMinute < other.endsMinute &&
          other.startsMinute < one.endsMinute,
      ),
  );

function EndsAfterItsStart(): PropertyDecorator {
  return ValidateBy({
    name: 'endsAfterItsStart',
    validator: {
      validate: (endsMinute: unknown, args) => {
        const { startsMinute } = (args?.object ?? {}) as Partial<WindowDto>;
        return (
          typeof endsMinute !== 'number' || typeof startsMinute !== 'number' || startsMinute < endsMinute
        );
      },
      defaultMessage: () => 'endsMinute must be later than startsMinute',
    },
  });
}
