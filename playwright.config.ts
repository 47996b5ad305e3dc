import { defineConfig } from '@playwright/test';

const CHROMIUM = '/usr/bin/chromium';
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
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/arranque/sistema-en-marcha.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL: process.env.COLEGA_URL ?? '',
    browserName: 'chromium',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // the page at each step, without a film of it: filming keeps a core busy
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: CHROMIUM, args: OPCIONES_DE_CHROMIUM },
  },
});
