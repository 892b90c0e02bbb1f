import { languages } from '../../../words/languages.gen.js';
import { notices } from '../../../words/words.gen.js';
import type { NoticesWords } from '../../../words/types.gen.js';
import { recognise } from './recognise.js';

const downloads: Record<string, (words: NoticesWords) => string[]> = {
  clients: (words) => [
    words.columnName(),
    words.columnEmail(),
    words.columnPhone(),
    words.columnHasAccount(),
    words.columnLastVisit(),
    words.columnTags(),
    words.columnWarning(),
    words.columnNote(),
    words.columnKnownSince(),
    words.columnBirthday(),
    words.columnAddress(),
    words.columnSource(),
    words.columnBlocked(),
    words.columnEmailReminders(),
    words.columnMessageReminders(),
    words.columnEmailNews(),
    words.columnMessageNews(),
  ],
  services: (words) => [
    words.columnService(),
    words.columnCategory(),
    words.columnDescription(),
    words.columnPrice(),
    words.columnIsFrom(),
    words.columnCurrency(),
    words.columnMinutes(),
    words.columnBufferMinutes(),
    words.columnAddOns(),
    words.columnStatus(),
  ],
  team: (words) => [
    words.columnName(),
    words.columnJobTitle(),
    words.columnIntroduction(),
    words.columnLanguages(),
  ],
  products: (words) => [
    words.columnProduct(),
    words.columnPrice(),
    words.columnCurrency(),
    words.columnStock(),
    words.columnReorderLevel(),
    words.columnBarcode(),
  ],
  visits: (words) => [
    words.columnReference(),
    words.columnStatus(),
    words.columnDay(),
    words.columnStart(),
    words.columnEnd(),
    words.columnClient(),
    words.columnPhone(),
    words.columnEmail(),
    words.columnServices(),
    words.columnStaff(),
    words.columnPrice(),
    words.columnCurrency(),
    words.columnNote(),
    words.columnBookedOn(),
    words.columnCancelledBy(),
    words.columnReason(),
  ],
  'gift-cards': (words) => [
    words.columnGiftCard(),
    words.columnSoldOn(),
    words.columnOfSale(),
    words.columnValue(),
    words.columnLeft(),
    words.columnTaxed(),
    words.columnStatus(),
    words.columnExpires(),
  ],
};

describe.each(languages)('our own downloads in the language %s', (language) => {
  test.each(Object.entries(downloads))('say that they are %s, and which column is which', (kind, columns) => {
    const recognised = recognise(columns(notices[language]));

    expect(recognised.kind).toBe(kind);
    expect(recognised).toEqual(recognise(columns(notices.en)));
  });
});

test('the download of bookings has the day, the client and the team member in columns of their own', () => {
  expect(recognise(downloads['visits']?.(notices.en) ?? []).mapping).toMatchObject({
    ...{ reference: 0, status: 1, visitDay: 2, startsAt: 3, endsAt: 4, client: 5, service: 8, teamMember: 9 },
  });
});
