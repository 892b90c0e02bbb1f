const SERVICE = 'Gel manicure';
const REFERENCE = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/;

/** From the card of a service to the last step, with a time of the visitor's own choice. */
async function chooseTime(visitor, url) {
  await visitor.open(`${url}/all-services`);
  await visitor.press('Buy Now', SERVICE);
  await visitor.sees('Choose a time');
  // Also turns to the first day that has a free time, if today has none.
  await visitor.press('First available');
  await visitor.choose('with anyone');
  await visitor.press('Continue');
  await visitor.sees('Check and confirm');
  // The form moves when the booking appears above it.
  await visitor.reads('main [role="status"]', 'held for you');
}

async function isBooked(visitor) {
  await visitor.sees('You’re booked');
  const reference = await visitor.reads('main dd');
  if (!REFERENCE.test(reference)) throw new Error(`“${reference}” is no reference.`);
  await visitor.press('My bookings');
  await visitor.sees('Booking List');
  await visitor.reads('main', SERVICE);
}

/** The requirements for every browser: the window, and the way from a service to a booking. */
export const STORIES = [
  {
    title: 'at a desk, a visitor signs up with a password on the way and is booked',
    window: { width: 1440, height: 900 },
    run: async (visitor, url) => {
      await chooseTime(visitor, url);
      await visitor.press('create an account');
      await visitor.sees('Make yourself at home');
      await visitor.type('Name', 'Inês Rocha');
      await visitor.type('Email', `ines.${Date.now()}@example.com`);
      await visitor.type('Password', 'quiet-corner-7');
      await visitor.press('Sign Up');
      await visitor.sees('Check and confirm');
      await visitor.press('Confirm booking');
      await isBooked(visitor);
    },
  },
  {
    title: 'on a narrow screen, a visitor is booked with a code and no password',
    window: { width: 390, height: 844 },
    run: async (visitor, url) => {
      await chooseTime(visitor, url);
      await visitor.type('Name', 'Tara Seven');
      await visitor.type('Email', `tara.${Date.now()}@example.com`);
      await visitor.type('Phone', '+351 912 345 678');
      await visitor.press('Book');
      const code = await visitor.reads('main output');
      await visitor.standsAt('[autocomplete="one-time-code"]');
      await visitor.typeHere(code);
      await isBooked(visitor);
    },
  },
];
