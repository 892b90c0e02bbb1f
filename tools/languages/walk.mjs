// Walks the built app in a language that no one speaks, and in all others: see prove-languages.mjs.
import { parseArgs } from 'node:util';
import { openBrowser } from '../browser/open-browser.mjs';
import { openDemoSalon } from '../engines/demo-salon.mjs';
import { languages } from './languages.mjs';
import { openStories } from './stories.mjs';
import { owner } from './visitors.mjs';
import { walkAll } from './walk-all.mjs';
import { PSEUDO, walkPseudo } from './walk-pseudo.mjs';

const PARTS = ['site', 'desk', 'tour', 'stories'];

const listIn = (text, known) => {
  const list = text ? text.split(',') : known;
  const unknown = list.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new Error(`“${unknown}” is none of ${known.join(', ')}.`);
  return list;
};
const { values } = parseArgs({ options: { parts: { type: 'string' }, languages: { type: 'string' } } });
const parts = new Set(listIn(values.parts, PARTS));
const chosen = listIn(values.languages, [PSEUDO, ...Object.keys(languages).filter((one) => one !== PSEUDO)]);

const salon = await openDemoSalon();
const browser = await openBrowser();
const faults = [];
const count = { pages: 0, dialogs: 0, screens: 0, narrow: 0, mirrored: 0 };
const report = (where, what) => {
  faults.push(`${where}: ${what}`);
  console.log(faults.at(-1));
};
const said = () =>
  `${count.pages} pages, ${count.dialogs} dialogs and ${count.screens} screens of stories` +
  `, ${count.narrow} of them on phones, ${count.mirrored} places mirrored: ${faults.length} faults`;

try {
  const walk = { browser, salon, owner: await owner(salon), report, count, parts };
  await walk.owner.speakAll();
  walk.stories = await openStories(walk.owner, salon);
  if (chosen.includes(PSEUDO)) {
    await walkPseudo(walk);
    console.log(`In brackets: ${said()}`);
  }
  const spoken = chosen.filter((one) => one !== PSEUDO);
  if (spoken.length > 0) await walkAll(walk, spoken);
} finally {
  console.log(salon.log());
  await browser.close();
  await salon.close();
}
console.log(`In all: ${said()}`);
process.exitCode = faults.length === 0 ? 0 : 1;
