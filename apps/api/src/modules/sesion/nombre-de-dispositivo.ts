/** In this order: each says that it is one of those that follow, too. */
const NAVEGADORES: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SISTEMAS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const primero = (tabla: typeof NAVEGADORES, agente: string): string | undefined =>
  tabla.find(([patron]) => patron.test(agente))?.[1];

/** What a browser says that it is, in words of ours and never in its own: it may say anything. */
export const nombreDeDispositivo = (agente: string): string => {
  const navegador = primero(NAVEGADORES, agente);
  const sistema = primero(SISTEMAS, agente);
  if (navegador && sistema) return `${navegador} en ${sistema}`;
  return navegador ?? sistema ?? 'Un programa que no es un navegador';
};

/** The network and not the machine: enough for who knows their own (S-498). */
export const redAproximada = (ip: string): string => {
  if (ip.includes(':')) return `${ip.split(':').slice(0, 2).join(':')}:…`;
  const [a, b] = ip.split('.');
  return b === undefined ? 'desconocida' : `${a}.${b}.•.•`;
};
