import escapeHtml from 'escape-html';
import { onOneLine } from './domain/addressee.js';
import type { EmailDraft, Email, SalonDetails } from './email.js';

/** The salon's light colours. The dark ones are in a style sheet, for mail programs that support it. */
const DAY = {
  page: '#fbf8f4',
  card: '#ffffff',
  border: '#dfd3c7',
  text: '#241a1e',
  soft: '#5a4b4e',
  accent: '#7a2540',
  onAccent: '#fff9f5',
  brass: '#82612a',
};

const NIGHT = `@media (prefers-color-scheme: dark) {
  .page { background: #151013 !important; }
  .card { background: #1d171a !important; border-color: #3b3136 !important; }
  .text { color: #f6eee8 !important; }
  .soft { color: #cfc2bc !important; }
  .brass { color: #ddbb80 !important; }
  .link { color: #edbbac !important; }
  .button { background: #edbbac !important; color: #2b121b !important; }
}`;

const DISPLAY = "'Gilda Display', Georgia, 'Times New Roman', serif";
const PLAIN = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

/** Renders an email as plain text and as HTML, in which nothing that it says is markup. */
export function renderEmail(draft: EmailDraft, salon: SalonDetails): Email {
  const { calendar, replyTo, stopUrl } = draft;
  return {
    sender: onOneLine(salon.name),
    subject: onOneLine(draft.subject),
    text: textOf(draft, salon),
    html: htmlOf(draft, salon),
    ...(calendar && { calendar }),
    ...(replyTo !== undefined && { replyTo }),
    ...(stopUrl !== undefined && { stopUrl }),
  };
}

const STOP_LABEL = 'Don’t ask me again';

const signature = (salon: SalonDetails): string[] =>
  [salon.name, salon.address, [salon.phone, salon.email].filter(Boolean).join(' · ')].filter(Boolean);

function textOf(
  { heading, paragraphs, rows = [], button, closing = [], stopUrl }: EmailDraft,
  salon: SalonDetails,
): string {
  const width = Math.max(0, ...rows.map(({ label }) => label.length));
  const table = rows.map(({ label, value }) => {
    const [first = '', ...more] = value.split('\n');
    const indent = ' '.repeat(width + 2);
    return [`${`${label}:`.padEnd(width + 2)}${first}`, ...more.map((line) => indent + line)].join('\n');
  });
  return [
    heading,
    ...paragraphs.map((each) => (typeof each === 'string' ? each : `${each.lead}: ${each.text}`)),
    ...(table.length > 0 ? [table.join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...closing,
    ...(stopUrl === undefined ? [] : [`${STOP_LABEL}:\n${stopUrl}`]),
    `-- \n${signature(salon).join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

/** Text as HTML that shows exactly that text. */
const escaped = (text: string) =>
  escapeHtml(text)
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .replaceAll('\n', '<br>');

/** A path or link that is longer than a line breaks anywhere: it would make the whole email too wide for a phone. */
const paragraph = (content: EmailDraft['paragraphs'][number], tone: 'text' | 'soft') =>
  `<p class="${tone}" style="margin:0 0 16px;color:${DAY[tone]};font-size:${tone === 'text' ? 16 : 14}px;line-height:1.55;overflow-wrap:anywhere">${
    typeof content === 'string'
      ? escaped(content)
      : `<strong>${escaped(content.lead)}</strong><br>${escaped(content.text)}`
  }</p>`;

function tableOf(rows: { label: string; value: string }[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><th scope="row" class="brass" style="padding:6px 16px 6px 0;color:${DAY.brass};font-size:14px;font-weight:600;text-align:left;vertical-align:baseline;white-space:nowrap">${escaped(label)}</th>` +
      `<td class="text" style="padding:6px 0;vertical-align:baseline;color:${DAY.text};font-size:16px;line-height:1.45">${escaped(value)}</td></tr>`,
  );
  return `<table style="margin:0 0 24px;border-collapse:collapse">${cells.join('')}</table>`;
}

const buttonOf = (button: EmailDraft['button']) =>
  button
    ? `<p style="margin:0 0 24px"><a class="button" href="${escaped(button.url)}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:${DAY.accent};color:${DAY.onAccent};font-size:16px;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>`
    : '';

const stopLinkOf = (url: string | undefined) =>
  url === undefined
    ? ''
    : `<p style="margin:0;font-size:14px"><a class="link" href="${escaped(url)}" style="color:${DAY.accent}">${STOP_LABEL}</a></p>`;

function htmlOf(
  { subject, heading, paragraphs, rows = [], button, closing = [], stopUrl }: EmailDraft,
  salon: SalonDetails,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(onOneLine(subject))}</title>
<style>${NIGHT}</style>
</head>
<body class="page" style="margin:0;background:${DAY.page};font-family:${PLAIN}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${DAY.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td align="center" style="padding:0 0 24px"><a class="link" href="${escaped(salon.publicUrl)}" style="color:${DAY.accent};font-family:${DISPLAY};font-size:26px;text-decoration:none">${escaped(salon.name)}</a></td></tr>
<tr><td class="card" style="padding:32px;border:1px solid ${DAY.border};border-radius:16px;background:${DAY.card}">
<h1 class="text" style="margin:0 0 16px;color:${DAY.text};font-family:${DISPLAY};font-size:28px;font-weight:400;line-height:1.15">${escaped(heading)}</h1>
${paragraphs.map((text) => paragraph(text, 'text')).join('\n')}
${tableOf(rows)}
${buttonOf(button)}
${closing.map((text) => paragraph(text, 'soft')).join('\n')}
${stopLinkOf(stopUrl)}
</td></tr>
<tr><td align="center" class="soft" style="padding:24px 0 0;color:${DAY.soft};font-size:13px;line-height:1.55">${signature(salon).map(escaped).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
