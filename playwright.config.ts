import { defineConfig } from '@playwright/test';

// Debian's Chromium without its windows: half the work of the whole browser, the same engine.
const CHROMIUM = '/usr/bin/chromium-headless-shell';
const OPCIONES_DE_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  // in the order of their paths: what takes a minute or more, or starts a product of its own, is in a-fondo/, so that none is
  // left alone at the end
  testMatch: /\.journey\.ts$/,
  outputDir: 'test-results',
  globalSetup: './e2e/arranque/sistema-en-marcha.ts',
  forbidOnly: true,
  retries: 0,
  workers: 3,
  // How long the machine is waited for, which may be busy with anything: what is said to be quick has a bound of its own.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.COLEGA_URL ?? '',
    browserName: 'chromium',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // a trace takes a copy of the page at each step, which keeps a core busy: `--trace on` when one is needed
    trace: 'off',
    screenshot: 'only-on-failure',
    // what a device keeps has its own journey: the others ask the server for everything, as a first visit does
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // without letters of every language, what is downloaded by a name with an accent comes without a name
    launchOptions: {
      executablePath: CHROMIUM,
      args: OPCIONES_DE_CHROMIUM,
      env: { ...process.env, LANG: 'C.UTF-8' },
    },
  },
});
