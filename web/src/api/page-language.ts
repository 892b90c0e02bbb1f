/** The page's language (BCP 47), which the server also uses for errors. */
export const pageLanguage = (): string => document.documentElement.lang;
