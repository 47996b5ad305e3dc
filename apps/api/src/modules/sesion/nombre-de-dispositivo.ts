/** The order matters: each one also claims to be some of those that follow. */
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

export const nombreDeDispositivo = (agente: string): string => {
  const navegador = primero(NAVEGADORES, agente);
  const sistema = primero(SISTEMAS, agente);
  if (navegador && sistema) return `${navegador} en ${sistema}`;
  return navegador ?? sistema ?? 'Un programa que no es un navegador';
};

/** It shows the network and not the machine, enough for whoever knows their own (S-498). */
export const redAproximada = (ip: string): string => {
  if (ip.includes(':')) return `${ip.split(':').slice(0, 2).join(':')}:…`;
  const [a, b] = ip.split('.');
  return b === undefined ? 'desconocida' : `${a}.${b}.•.•`;
};
