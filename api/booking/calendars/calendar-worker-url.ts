/** The entry of the thread that reads calendars. The image has it in the same place, as a file of its own. */
export const CALENDAR_WORKER_URL = new URL('./read-calendar.worker.js', import.meta.url);
