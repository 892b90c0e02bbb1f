import { paths } from '../../lib/paths';

/** The site's own pages, in the order of the navigation; the header and the drawer both read it. */
export const sitePages = [
  { label: 'Home', path: paths.home },
  { label: 'Services', path: paths.allServices() },
  { label: 'Our Portfolio', path: paths.portfolio },
  { label: 'Our Team', path: paths.team },
  { label: 'Contact Us', path: paths.contact },
] as const;

/** What the footer's own row leads to; the last three are called what the owner calls them. */
export const footerPages = [
  { label: 'Services', path: paths.allServices() },
  { label: 'Our Team', path: paths.team },
  { label: 'Contact Us', path: paths.contact },
  { heading: 'privacy.heading', path: paths.privacy },
  { heading: 'terms.heading', path: paths.terms },
  { heading: 'imprint.heading', path: paths.imprint },
] as const;

/** The other links of the footer lead home (spec §2), where each of these is found. */
export const footerLinks = [
  { heading: 'footer.company', labels: ['About the salon', 'The team', 'Opening hours', 'What clients say'] },
  { heading: 'footer.links', labels: ['Services', 'Appointments', 'Contact', 'Find us'] },
] as const;
