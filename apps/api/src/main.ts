import { validateCatalogue } from '@marshal/catalogue';
import { createApp } from './app.js';
import { readConfig } from './config.js';

const faults = validateCatalogue();
if (faults.length > 0) {
  for (const { pointer, detail } of faults) console.error(`catalogue ${pointer} ${detail}`);
  process.exit(1);
}
const config = readConfig();
const { app } = await createApp(config);
await app.listen(config.port, config.host);
const url = await app.getUrl();
console.log(`Marshal answers at ${url}; try it at ${url}/docs`);
