import { generateSync } from 'otplib';
import { CLAVE_DE_PRUEBA } from '../construir.ts';
import type { AppDePrueba, Pedir } from '../crear-app-de-prueba.ts';

export const codigoDe = (secreto: string, cuando: Date): string =>
  generateSync({ secret: secreto, epoch: Math.floor(cuando.getTime() / 1000) });

/** The stored bytes as the text that they would be if nothing hid it. */
export const loGuardado = (filas: readonly object[]): string =>
  filas
    .flatMap((fila) =>
      Object.values(fila).map((valor) => (Buffer.isBuffer(valor) ? valor.toString('latin1') : `${valor}`)),
    )
    .join('\n');

const PASO_MS = 30_000;

/** Turns an app on with that session. Answers its secret and its recovery codes, and leaves the clock at its next code. */
export const activarApp = async (prueba: AppDePrueba, sesion: Pedir, password = CLAVE_DE_PRUEBA) => {
  const empezada = await sesion('POST', '/segundo_factor/app', { payload: { password } });
  const { secreto } = empezada.json<{ secreto: string }>();
  const payload = { codigo: codigoDe(secreto, prueba.ahora()) };
  const activada = await sesion('POST', '/segundo_factor/app/confirmar', { payload });
  if (activada.statusCode !== 200) throw new Error(activada.body);
  prueba.avanzar(PASO_MS);
  return { secreto, codigos: activada.json<{ codigos: string[] | null }>().codigos ?? [] };
};
