import { moveDate } from './moved-date.mjs';
import { aheadMs } from './today.js';

// Jest runs this before each file of unit and component tests: their clock also starts on the day of the suite.
moveDate(aheadMs);
