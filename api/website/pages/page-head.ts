import { languageFacts } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';
import type { FaceView } from '../../salon/face/face.view.js';
import { faceStyle } from '../../salon/face/domain/face-style.js';
import { iconFaceOf, iconPath } from '../face-pictures/icon-path.js';
import { cardSize } from './domain/share-card.js';
import { type Html, jsonBlock, markup } from './html.js';
import type { PageFacts } from './page-facts.service.js';

/** The salon's colours and logo, before the first paint. Always there, because the web app changes its text. */
export const styleOfFace = (face: FaceView | null, nonce: string): Html =>
  markup`<style id="salon-face" nonce="${nonce}">${face ? faceStyle(face) : ''}</style>`;

/** The salon's icons; null for those that come with the app. */
export function iconsOf(face: FaceView | null): Html | null {
  const own = face && iconFaceOf(face);
  if (!own) return null;
  return markup`<link rel="icon" href="${iconPath(own, 64)}" sizes="64x64" type="image/png" />
    <link rel="apple-touch-icon" href="${iconPath(own, 180, 'full')}" />`;
}

/** Tags for search engines and link previews; pages that should not be indexed say so. */
export function headOf(facts: PageFacts, publicUrl: string): Html {
  const { title, description, canonical, card, jsonLd, hasOwnPicture } = facts;
  if (canonical === null) return markup`<meta name="robots" content="noindex" />`;
  return markup`<meta name="description" content="${description}" />
    <link rel="canonical" href="${canonical}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${canonical}" />
    ${translationTags(facts)}
    ${cardTags(publicUrl + card)}
    <meta name="twitter:card" content="summary_large_image" />
    ${hasOwnPicture ? markup`<meta name="first-picture" content="own" />` : ''}
    ${jsonLd ? jsonBlock(markup`type="application/ld+json"`, jsonLd) : ''}`;
}

function cardTags(address: string): Html {
  return markup`<meta property="og:image" content="${address}" />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="${cardSize.width}" />
    <meta property="og:image:height" content="${cardSize.height}" />`;
}

/** Tells search engines the page's URLs in other languages, and its own language. */
function translationTags({ title, canonical, language, translations }: PageFacts): Html {
  const [main] = translations;
  if (!main) return markup``;
  const links = [...translations, { language: 'x-default', address: main.address }].map(
    (one) => markup`<link rel="alternate" hreflang="${one.language}" href="${one.address}" />`,
  );
  const page = { '@context': 'https://schema.org', '@type': 'WebPage', '@id': canonical, name: title };
  return markup`${links}
      <meta property="og:locale" content="${openGraphLocale(language)}" />
      ${jsonBlock(markup`type="application/ld+json"`, { ...page, inLanguage: language })}`;
}

/** "pt_PT" (ogp.me); only the language if it has no country. */
const openGraphLocale = (language: Language): string => {
  const [name = language, country = ''] = languageFacts[language].tag.split('-');
  return /^[A-Z]{2}$/.test(country) ? `${name}_${country}` : name;
};
