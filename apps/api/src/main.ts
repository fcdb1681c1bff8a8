import { createApp } from './app.js';
import { readConfig } from './config.js';

const config = readConfig();
const { app } = await createApp(config);
await app.listen(config.port, config.host);
const url = await app.getUrl();
console.log(`Marshal answers at ${url}; try it at ${url}/docs`);
