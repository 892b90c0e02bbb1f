import { paths } from '../../lib/paths';

/** Leads to where the second step of logging in is asked for, as Google does. */
export function askSecondStep(): undefined {
  location.assign(`${paths.login()}?factor=1`);
}
