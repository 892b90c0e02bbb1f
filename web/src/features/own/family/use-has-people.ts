import { useApi } from '../../../api/use-api';

/** True if the client looks after anyone. False until known, and for visitors. */
export function useHasPeople(isSignedIn: boolean): boolean {
  const { data } = useApi(isSignedIn ? '/account/people' : null);
  return data !== undefined && data.length > 0;
}
