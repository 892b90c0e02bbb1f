/** Where the address of a calendar is sealed: it opens nowhere else. */
export const placeOf = (calendarId: string): string => `calendar ${calendarId}`;

/** Calendars are often given out as `webcal://`, which is https by another name. */
export const withoutWebcal = (address: string): string => address.replace(/^webcals?:/i, 'https:');
