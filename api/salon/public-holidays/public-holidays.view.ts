/** A public holiday that the salon can close on. */
export class PublicHolidayView {
  /** Local date of the salon. */
  day: string;

  /** Its name in the salon’s main language, shown to visitors as the reason. */
  name: string;
}
