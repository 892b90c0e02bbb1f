import { paths } from '../../lib/paths';
import type { SiteText } from './models';

/** Texts that stand together on the site. */
export interface TextGroup {
  id: string;
  title: string;
  /** Where they are to be seen. */
  path: string;
  texts: SiteText[];
}

const places: Readonly<Record<string, readonly [title: string, path: string]>> = {
  hero: ['Home page: top', paths.home],
  showcase: ['Home page: services', paths.home],
  treatment: ['Home page: treatment and figures', paths.home],
  testimonials: ['Home page: testimonials', paths.home],
  message: ['Home page: contact form', paths.home],
  visit: ['Home page: visit us', paths.home],
  portfolio: ['Portfolio', paths.portfolio],
  team: ['Team', paths.team],
  services: ['All services', paths.allServices()],
  contact: ['Contact', paths.contact],
  privacy: ['Privacy', paths.privacy],
  terms: ['Terms', paths.terms],
  imprint: ['Imprint', paths.imprint],
  footer: ['Footer', paths.home],
};

const words: Readonly<Record<string, string>> = {
  headline: 'Headline',
  heading: 'Heading',
  intro: 'Introduction',
  text: 'Text',
  button: 'Button',
  more: 'Link to all services',
  'customers.figure': 'First figure',
  'customers.label': 'What the first figure counts',
  'services.figure': 'Second figure',
  'services.label': 'What the second figure counts',
  company: 'Heading of the first column',
  links: 'Heading of the second column',
  social: 'Heading of the third column',
  note: 'Small print',
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll(/[.-]/g, ' ');
const placeOf = (key: string) => key.slice(0, key.indexOf('.'));

/** The part of a key behind its place: what kind of text it is. */
export const kindOf = (key: string) => key.slice(key.indexOf('.') + 1);

/** What the owner knows a text by; one that is new here is called after its key. */
export const labelOf = (key: string) => words[kindOf(key)] ?? capitalised(kindOf(key));

/** The whole of a page rather than a part of one. */
export const isProse = ({ longest }: SiteText) => longest > 1000;

/** All texts by where they stand, in the order in which a visitor meets them. */
export function groupsOf(texts: readonly SiteText[]): TextGroup[] {
  const groups = new Map<string, TextGroup>();
  for (const text of texts) {
    const id = placeOf(text.key);
    const [title, path] = places[id] ?? [capitalised(id), paths.home];
    const group = groups.get(id) ?? { id, title, path, texts: [] };
    group.texts.push(text);
    groups.set(id, group);
  }
  return [...groups.values()];
}
