/** The texts of a service that the owner writes. */
export const serviceTexts = ['title', 'description'] as const;

/** The same for categories and add-ons. */
export const titleOnly = ['title'] as const;
