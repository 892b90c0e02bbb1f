/** The demo salon's name, until its owner changes it. */
export const DEMO_SALON_NAME = 'Maison Vera';

/** True while it is the demo salon: a new owner starts by changing its name. */
export const isDemoSalon = ({ demoAt, name }: { demoAt: Date | null; name: string }): boolean =>
  demoAt !== null && name === DEMO_SALON_NAME;
