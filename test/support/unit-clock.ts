import { moveDate } from './moved-date.mjs';
import { aheadMs } from './today.js';

// Jest runs this before each file of unit and component tests: their clock begins on the day of the suite as well.
moveDate(aheadMs);
