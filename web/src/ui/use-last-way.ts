import { useKeptChoice } from './use-kept-choice';

/**
 * The last way to log in with this browser, which comes first the next time. The default is the code, for everyone:
 * the page must not depend on the address.
 */
export const useLastWay = () => useKeptChoice('log-in-way', ['code', 'password'], 'code');
