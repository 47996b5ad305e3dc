import { rutasDeSesion } from '@colega/contract/sesion';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { renovarSesion } from '@colega/web-kit/lib/api/renovar-sesion.ts';
import { leerClaims } from '@colega/web-kit/lib/sesion/claims.ts';
import { leerSesion, type Sesion, suscribirSesion, vencerSesion } from '@colega/web-kit/lib/sesion/sesion.ts';

/** The server's own (S-531), which sees calls and not keys. */
const OCIO_MS = 30 * 60_000;
const CADA_CUANTO_SE_MIRA_MS = 15_000;
const CADA_CUANTO_SE_ATIENDE_MS = 1_000;
const CADA_CUANTO_SE_ANOTA_MS = 5_000;
/** A token lasts a quarter of an hour: of whoever is working, it is changed when it is two minutes old (S-622). */
const TOKEN_VIEJO_SEGUNDOS = 13 * 60;
const CLAVE = 'colegio:actividad';
const ACTIVIDAD = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'] as const;

let ultima = 0;
let anotada = 0;

const leerUltima = (): number => Math.max(ultima, Number(localStorage.getItem(CLAVE) ?? 0));

const anotarActividad = (): void => {
  ultima = Date.now();
  if (ultima - anotada < CADA_CUANTO_SE_ANOTA_MS) return;
  anotada = ultima;
  localStorage.setItem(CLAVE, String(ultima));
};

const terminarPorOcio = ({ refresh_token }: Sesion): void => {
  llamar(rutasDeSesion.revocarToken, { body: { refresh_token } }).catch(() => undefined);
  vencerSesion();
};

const mantener = ({ token }: Sesion): void => {
  const vence = leerClaims(token)?.exp ?? 0;
  if (vence - Date.now() / 1000 < TOKEN_VIEJO_SEGUNDOS) void renovarSesion(token);
};

/** Somebody works in any tab, and their session goes on; in none for half an hour, and it ends in all. */
const mirar = (): void => {
  const sesion = leerSesion();
  if (!sesion) return;
  const quieta = Date.now() - leerUltima();
  if (quieta >= OCIO_MS) terminarPorOcio(sesion);
  else if (quieta <= CADA_CUANTO_SE_MIRA_MS) mantener(sesion);
};

const alVolver = (): void => {
  if (document.visibilityState === 'visible') mirar();
};

export const seguirOcio = (): (() => void) => {
  anotarActividad();
  let habia = leerSesion() !== null;
  const dejarLaSesion = suscribirSesion(() => {
    const hay = leerSesion() !== null;
    if (hay && !habia) anotarActividad();
    habia = hay;
  });
  const alActuar = (): void => {
    if (Date.now() - ultima < CADA_CUANTO_SE_ATIENDE_MS) return;
    // A machine that wakes up is looked at before whoever woke it counts as working.
    mirar();
    anotarActividad();
  };
  for (const hecho of ACTIVIDAD) addEventListener(hecho, alActuar, { capture: true, passive: true });
  document.addEventListener('visibilitychange', alVolver);
  const reloj = setInterval(mirar, CADA_CUANTO_SE_MIRA_MS);
  return () => {
    dejarLaSesion();
    for (const hecho of ACTIVIDAD) removeEventListener(hecho, alActuar, { capture: true });
    document.removeEventListener('visibilitychange', alVolver);
    clearInterval(reloj);
  };
};
