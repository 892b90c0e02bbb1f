/** What the salon of a first start is called until its owner gives it another name. */
export const DEMO_SALON_NAME = 'Maison Vera';

/** Whether the salon is still the invented one: whoever makes it their own begins with its name. */
export const isDemoSalon = ({ demoAt, name }: { demoAt: Date | null; name: string }): boolean =>
  demoAt !== null && name === DEMO_SALON_NAME;
