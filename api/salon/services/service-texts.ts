/** The texts of a service that the owner writes. */
export const serviceTexts = ['title', 'description', 'steps', 'aftercare'] as const;
export type ServiceText = (typeof serviceTexts)[number];

/** The same for categories and add-ons. */
export const titleOnly = ['title'] as const;
