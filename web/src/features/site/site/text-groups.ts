import { paths } from '../../../lib/paths';
import type { SiteDeskWords } from '../../../words/types.gen';
import type { SiteText } from './models';

/** Texts of one section of the site. */
export interface TextGroup {
  id: string;
  title: string;
  /** The page that shows them. */
  path: string;
  texts: SiteText[];
}

type Named = (words: SiteDeskWords) => string;

const places: Readonly<Record<string, readonly [title: Named, path: string]>> = {
  hero: [(words) => words.placeHero(), paths.home],
  showcase: [(words) => words.placeShowcase(), paths.home],
  treatment: [(words) => words.placeTreatment(), paths.home],
  testimonials: [(words) => words.placeTestimonials(), paths.home],
  message: [(words) => words.placeMessage(), paths.home],
  visit: [(words) => words.placeVisit(), paths.home],
  portfolio: [(words) => words.placePortfolio(), paths.portfolio],
  team: [(words) => words.placeTeam(), paths.team],
  services: [(words) => words.placeServices(), paths.allServices()],
  contact: [(words) => words.placeContact(), paths.contact],
  privacy: [(words) => words.placePrivacy(), paths.privacy],
  terms: [(words) => words.placeTerms(), paths.terms],
  imprint: [(words) => words.placeImprint(), paths.imprint],
  footer: [(words) => words.placeFooter(), paths.home],
};

const kinds: Readonly<Record<string, Named>> = {
  headline: (words) => words.textHeadline(),
  heading: (words) => words.textHeading(),
  intro: (words) => words.textIntro(),
  text: (words) => words.textText(),
  button: (words) => words.textButton(),
  more: (words) => words.textMore(),
  'customers.figure': (words) => words.textFirstFigure(),
  'customers.label': (words) => words.textFirstLabel(),
  'services.figure': (words) => words.textSecondFigure(),
  'services.label': (words) => words.textSecondLabel(),
  company: (words) => words.textCompany(),
  links: (words) => words.textLinks(),
  social: (words) => words.textSocial(),
  note: (words) => words.textNote(),
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll(/[.-]/g, ' ');
const placeOf = (key: string) => key.slice(0, key.indexOf('.'));

/** The part of a key after its section: the kind of text. */
export const kindOf = (key: string) => key.slice(key.indexOf('.') + 1);

/** The owner's name for a text; an unknown one is named after its key. */
export const labelOf = (words: SiteDeskWords, key: string) =>
  kinds[kindOf(key)]?.(words) ?? capitalised(kindOf(key));

/** True for a whole page rather than part of one. */
export const isProse = ({ longest }: SiteText) => longest > 1000;

/** The texts are shown in three parts. */
export const textParts = ['home', 'pages', 'legal'] as const;
export type TextPart = (typeof textParts)[number];

const legal: readonly string[] = [paths.privacy, paths.terms, paths.imprint];

/** The part that a section belongs to. The footer, which every page has, is one of the pages'. */
export function partOf({ id, path }: Pick<TextGroup, 'id' | 'path'>): TextPart {
  if (legal.includes(path)) return 'legal';
  return path === paths.home && id !== 'footer' ? 'home' : 'pages';
}

/** All texts by section, in the order of the pages. */
export function groupsOf(words: SiteDeskWords, texts: readonly SiteText[]): TextGroup[] {
  const groups = new Map<string, TextGroup>();
  for (const text of texts) {
    const id = placeOf(text.key);
    const [titled, path] = places[id] ?? [null, paths.home];
    const title = titled?.(words) ?? capitalised(id);
    const group = groups.get(id) ?? { id, title, path, texts: [] };
    group.texts.push(text);
    groups.set(id, group);
  }
  return [...groups.values()];
}
