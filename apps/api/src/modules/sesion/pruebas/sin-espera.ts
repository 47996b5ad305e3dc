import type { Intentos } from '../intentos.ts';
import type { Turnos } from '../turnos-de-ingreso.ts';

const nada = async (): Promise<void> => undefined;
const enElActo: Turnos = { admitir: () => undefined, enTurno: (_quien, trabajo) => trabajo() };

/** A sign-in that neither counts its tries nor waits for its turn. */
export const SIN_ESPERA: { intentos: Intentos; turnos: Turnos } = {
  intentos: { exigir: nada, fallar: nada, perdonar: nada, olvidar: nada },
  turnos: enElActo,
};
