/** The language that the page is written in, in which the server then says what goes wrong, too (BCP 47). */
export const pageLanguage = (): string => document.documentElement.lang;
