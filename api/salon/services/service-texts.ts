/** Which texts of a service are the owner's own words. */
export const serviceTexts = ['title', 'description'] as const;

/** The same of a category and of an add-on. */
export const titleOnly = ['title'] as const;
