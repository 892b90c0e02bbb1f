import { Outlet, useLocation } from 'react-router-dom';
import { mayOpen } from '../../lib/page-access';
import { useMay, useWorksHere } from '../../api/use-may';
import { NotForYou } from './not-for-you';
import { SignOut } from './sign-out';

/** Lets those of the team through who may see the page; clients are treated as at a page for admins. */
export function DeskGuard() {
  const may = useMay();
  const isOfTeam = useWorksHere();
  const { pathname } = useLocation();
  if (mayOpen(may, pathname)) return <Outlet />;
  return isOfTeam ? <NotForYou /> : <SignOut />;
}
