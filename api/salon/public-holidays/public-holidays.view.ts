/** A public holiday that the salon can close on. */
export class PublicHolidayView {
  /** Local date of the salon. */
  day: string;

  /** Its name in the salon’s main language: visitors read it as the reason. */
  name: string;
}
