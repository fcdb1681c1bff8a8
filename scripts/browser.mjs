// Finds a Chromium, or installs it where that may be done, for the tests of the pages for people.
import { findProgram } from './program.mjs';

export const findBrowser = () =>
  findProgram({
    setting: 'CHROMIUM_BIN',
    names: ['chromium', 'chromium-browser', 'google-chrome'],
    leftOut: 'EVERY TEST IN A BROWSER IS LEFT OUT.',
  });
