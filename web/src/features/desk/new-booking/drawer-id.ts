/** The drawer’s element, for giving it the focus. */
export const DRAWER_ID = 'new-booking';
