import escapeHtml from 'escape-html';
import { onOneLine } from './domain/addressee.js';
import { fromTheLeft, isolated, withoutMarks, withTags } from './domain/isolated.js';
import type { EmailBody, EmailLink, EmailRow, Email, LetterFace, SalonDetails } from './email.js';
import type { Letter } from './letter.js';

/** The light colours apart from the salon's own. The dark ones are in a style sheet, for mail programs that support it. */
const dayColours = {
  page: '#fbf8f4',
  card: '#ffffff',
  border: '#dfd3c7',
  text: '#241a1e',
  soft: '#5a4b4e',
  brass: '#82612a',
};

/** For mail programs that support style sheets. The others show everything by day. */
const nightRules = `.page { background: #151013 !important; }
  .card { background: #1d171a !important; border-color: #3b3136 !important; }
  .text { color: #f6eee8 !important; }
  .soft { color: #cfc2bc !important; }
  .brass { color: #ddbb80 !important; }
  .logo-light { display:none !important; }
  .logo-night { display:inline-block !important; }`;

const important = (property: string, colour: string): string => `${property}: ${colour} !important;`;

const nightStyle = ({ night: { accent, onAccent } }: LetterFace): string =>
  `@media (prefers-color-scheme: dark) {
  ${nightRules}
  .link { ${important('color', accent)} }
  .button { ${important('background', accent)} ${important('border-color', accent)} ${important('color', onAccent)} }
}`;

const DISPLAY = "'Gilda Display', Georgia, 'Times New Roman', serif";
const PLAIN = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/** Renders an email as plain text and as HTML, with all content escaped. */
export function renderEmail(body: EmailBody, letter: Letter): Email {
  const { calendar, replyTo, stop } = body;
  const { language, salon } = letter;
  return {
    language,
    sender: onOneLine(salon.name),
    subject: subjectOf(body),
    text: textOf(body, letter),
    html: htmlOf(body, letter),
    ...(calendar && { calendar }),
    ...(replyTo !== undefined && { replyTo }),
    ...(stop && { stopUrl: stop.postUrl }),
  };
}

const subjectOf = ({ subject }: EmailBody) => onOneLine(withoutMarks(subject));

const signature = ({ name, address, phone, email }: SalonDetails): string[] =>
  [
    isolated(name),
    isolated(address),
    [fromTheLeft(phone), fromTheLeft(email)].filter(Boolean).join(' · '),
  ].filter(Boolean);

function textOf(
  { heading, paragraphs, rows = [], button, secondButton, links = [], closing = [], stop }: EmailBody,
  { words, salon, direction }: Letter,
): string {
  const labels = rows.map(({ label }) => words.label({ label }));
  const width = Math.max(0, ...labels.map((label) => label.length + 1));
  const table = rows.map(({ value }, index) => {
    const [first = '', ...more] = value.split('\n');
    return [
      (labels[index] ?? '').padEnd(width) + first,
      ...more.map((line) => ' '.repeat(width) + line),
    ].join('\n');
  });
  const text = [
    heading,
    ...paragraphs.map((each) => (typeof each === 'string' ? each : words.led(each))),
    ...(table.length > 0 ? [table.join('\n')] : []),
    ...[button, secondButton, ...links].flatMap((link) =>
      link ? [`${words.label(link)}\n${link.url}`] : [],
    ),
    ...closing,
    ...(stop ? [`${words.label({ label: stop.label })}\n${stop.pageUrl}`] : []),
    `-- \n${signature(salon).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
  // Left-to-right emails don't need the marks, and some mail programs show them as boxes.
  return direction === 'ltr' ? withoutMarks(text) : text;
}

/** Escapes text for HTML. */
const escaped = (text: string) =>
  withTags(
    escapeHtml(text)
      .replaceAll(/[^\P{Cc}\n]/gu, ' ')
      .replaceAll('\n', '<br>'),
  );

/** Breaks long paths and links anywhere: they would make the whole email too wide for a phone. */
const paragraph = (content: EmailBody['paragraphs'][number], tone: 'text' | 'soft') =>
  `<p class="${tone}" style="margin:0 0 16px;color:${dayColours[tone]};font-size:${tone === 'text' ? 16 : 14}px;line-height:1.55;overflow-wrap:anywhere">${
    typeof content === 'string'
      ? escaped(content)
      : `<strong>${escaped(content.lead)}</strong><br>${escaped(content.text)}`
  }</p>`;

/** Uses physical sides, because some mail programs don't support logical ones. */
function tableOf(rows: EmailRow[], direction: Letter['direction']): string {
  if (rows.length === 0) return '';
  const [start, padding] =
    direction === 'rtl' ? (['right', '6px 0 6px 16px'] as const) : (['left', '6px 16px 6px 0'] as const);
  const end = direction === 'rtl' ? 'left' : 'right';
  const amountCells = ({ label, value, kind }: EmailRow) => {
    const weight = kind === 'total' ? 600 : 400;
    const rule = kind === 'total' ? `border-top:1px solid ${dayColours.border};` : '';
    const look = `${rule}color:${dayColours.text};font-weight:${weight};line-height:1.45;vertical-align:baseline`;
    return (
      `<tr><th scope="row" class="text" style="padding:${padding};font-size:15px;text-align:${start};overflow-wrap:anywhere;${look}">${escaped(label)}</th>` +
      `<td class="text" style="padding:6px 0;font-size:16px;text-align:${end};white-space:nowrap;${look}">${escaped(value)}</td></tr>`
    );
  };
  const factCells = ({ label, value }: EmailRow) =>
    `<tr><th scope="row" class="brass" style="padding:${padding};color:${dayColours.brass};font-size:14px;font-weight:600;text-align:${start};vertical-align:baseline;white-space:nowrap">${escaped(label)}</th>` +
    `<td class="text" style="padding:6px 0;vertical-align:baseline;color:${dayColours.text};font-size:16px;line-height:1.45">${escaped(value)}</td></tr>`;
  const cells = rows.map((row) => (row.kind === undefined ? factCells(row) : amountCells(row)));
  const width = rows.some(({ kind }) => kind !== undefined) ? 'width:100%;' : '';
  return `<table style="${width}margin:0 0 24px;border-collapse:collapse">${cells.join('')}</table>`;
}

const buttonsOf = (
  { button, secondButton }: EmailBody,
  { accent, onAccent }: LetterFace['light'],
): string => {
  const shape =
    'display:inline-block;margin:0 4px 8px 0;padding:13px 27px;border-radius:999px;font-size:16px;font-weight:600;text-decoration:none';
  const drawn = [
    button &&
      `<a class="button" href="${escaped(button.url)}" style="${shape};border:1px solid ${accent};background:${accent};color:${onAccent}">${escaped(button.label)}</a>`,
    secondButton &&
      `<a class="link" href="${escaped(secondButton.url)}" style="${shape};border:1px solid currentColor;color:${accent}">${escaped(secondButton.label)}</a>`,
  ].filter(Boolean);
  return drawn.length > 0 ? `<p style="margin:0 0 16px">${drawn.join('\n')}</p>` : '';
};

/** Each star names its count, because a mail program may show only the alt text. */
const starsOf = (stars: EmailLink[]): string => {
  const drawn = stars.map(
    ({ label, url }) =>
      `<a class="brass" href="${escaped(url)}" title="${escaped(label)}" aria-label="${escaped(label)}" style="display:inline-block;padding:4px 6px;color:${dayColours.brass};font-size:32px;line-height:1.2;text-decoration:none">★</a>`,
  );
  return drawn.length > 0 ? `<p style="margin:0 0 16px">${drawn.join('')}</p>` : '';
};

/** Spaced for touch. */
const linksOf = (links: EmailLink[], { accent }: LetterFace['light']): string => {
  const drawn = links.map(
    ({ label, url }) =>
      `<a class="link" href="${escaped(url)}" style="display:inline-block;margin:0 16px 0 0;padding:8px 0;color:${accent}">${escaped(label)}</a>`,
  );
  return drawn.length > 0 ? `<p style="margin:0 0 16px;font-size:15px">${drawn.join('\n')}</p>` : '';
};

const stopLinkOf = (stop: EmailBody['stop'], { accent }: LetterFace['light']) =>
  stop
    ? `<p style="margin:0;font-size:14px"><a class="link" href="${escaped(stop.pageUrl)}" style="color:${accent}">${escaped(stop.label)}</a></p>`
    : '';

/**
 * The logo, or the initials above the name. A mail program that shows no pictures shows the name in place of the logo;
 * the second file, for the dark theme, stays away from those without style sheets.
 */
function headOf({ name, face }: SalonDetails, homeUrl: string): string {
  const { accent, onAccent } = face.light;
  const link = (content: string) =>
    `<a class="link" href="${escaped(homeUrl)}" style="color:${accent};font-family:${DISPLAY};font-size:26px;text-decoration:none">${content}</a>`;
  const shownName = escaped(isolated(name));
  if (face.logo) {
    const { light, night, width, height } = face.logo;
    const size = `width="${width}" height="${height}"`;
    return link(
      `<img class="logo-light" src="${escaped(light)}" ${size} alt="${escaped(name)}" style="display:inline-block;max-width:100%;border:0">` +
        `<!--[if !mso]><!--><img class="logo-night" src="${escaped(night)}" ${size} alt="${escaped(name)}" style="display:none;max-width:100%;border:0"><!--<![endif]-->`,
    );
  }
  const initials = face.initials
    ? `<span class="button" aria-hidden="true" style="display:inline-block;width:52px;height:52px;margin:0 0 10px;border-radius:26px;background:${accent};color:${onAccent};font-size:22px;line-height:52px;text-align:center">${escaped(face.initials)}</span><br>`
    : '';
  return link(initials + shownName);
}

/** Mail programs drop the `html` element, so language and direction are repeated inside. */
function htmlOf(body: EmailBody, { language, direction, salon, page }: Letter): string {
  const { heading, paragraphs, rows = [], stars = [], links = [], closing = [], stop } = body;
  const { face } = salon;
  const spoken = `lang="${language}" dir="${direction}"`;
  return `<!doctype html>
<html ${spoken}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subjectOf(body))}</title>
<style>${nightStyle(face)}</style>
</head>
<body class="page" style="margin:0;background:${dayColours.page};font-family:${PLAIN}">
<table role="presentation" ${spoken} class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${dayColours.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" ${spoken} width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td align="center" style="padding:0 0 24px">${headOf(salon, page(''))}</td></tr>
<tr><td class="card" style="padding:32px;border:1px solid ${dayColours.border};border-radius:16px;background:${dayColours.card}">
<h1 class="text" style="margin:0 0 16px;color:${dayColours.text};font-family:${DISPLAY};font-size:28px;font-weight:400;line-height:1.15">${escaped(heading)}</h1>
${paragraphs.map((text) => paragraph(text, 'text')).join('\n')}
${tableOf(rows, direction)}
${starsOf(stars)}
${buttonsOf(body, face.light)}
${linksOf(links, face.light)}
${closing.map((text) => paragraph(text, 'soft')).join('\n')}
${stopLinkOf(stop, face.light)}
</td></tr>
<tr><td align="center" class="soft" style="padding:24px 0 0;color:${dayColours.soft};font-size:13px;line-height:1.55">${signature(salon).map(escaped).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
