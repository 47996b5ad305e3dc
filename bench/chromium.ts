export const CHROMIUM = '/usr/bin/chromium-headless-shell';
export const OPCIONES_DE_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
