// Walks the built app in a language that no one speaks, and in all others: see prove-languages.mjs.
import { openBrowser } from '../browser/open-browser.mjs';
import { openDemoSalon } from '../engines/demo-salon.mjs';
import { openStories } from './stories.mjs';
import { owner } from './visitors.mjs';
import { walkAll } from './walk-all.mjs';
import { walkPseudo } from './walk-pseudo.mjs';

const salon = await openDemoSalon();
const browser = await openBrowser();
const faults = [];
/** `stories`: only screens behind more than one click, and those of team members at the desk. */
const options = { isStoriesOnly: process.argv[2] === 'stories' };
const count = { pages: 0, dialogs: 0, screens: 0, mirrored: 0 };
const report = (where, what) => {
  faults.push(`${where}: ${what}`);
  console.log(faults.at(-1));
};

try {
  const walk = { browser, salon, owner: await owner(salon), report, count };
  await walk.owner.speakAll();
  walk.stories = await openStories(walk.owner, salon);
  await walkPseudo(walk, options);
  console.log(
    `${count.pages} pages, ${count.dialogs} dialogs and ${count.screens} screens of stories in brackets`,
  );
  await walkAll(walk, options);
} finally {
  console.log(salon.log());
  await browser.close();
  await salon.close();
}
console.log(
  `${count.pages} pages, ${count.dialogs} dialogs, ${count.screens} screens of stories, ${count.mirrored} places mirrored: ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
