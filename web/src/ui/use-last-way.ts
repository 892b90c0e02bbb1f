import { useKeptChoice } from './use-kept-choice';

/**
 * How somebody last logged in with this browser, which comes first the next time. Until then that is the code, for everybody:
 * what the page shows must not depend on the address.
 */
export const useLastWay = () => useKeptChoice('log-in-way', ['code', 'password'], 'code');
