import type { DepsDeFactor } from '../../modules/sesion/factor/comprobar-factor.service.ts';
import type { Intentos } from '../../modules/sesion/intentos.ts';
import type { TurnosDeIngreso } from '../../modules/sesion/turnos-de-ingreso.ts';

const nada = async (): Promise<void> => undefined;
const enElActo: TurnosDeIngreso = { admitir: () => undefined, enTurno: (_quien, trabajo) => trabajo() };

export const SIN_ESPERA: { intentos: Intentos; turnos: TurnosDeIngreso; factor: DepsDeFactor } = {
  intentos: { exigir: nada, fallar: nada, perdonar: nada, olvidar: nada },
  turnos: enElActo,
  factor: { reloj: () => new Date(), secreto: 'un secreto de 32 caracteres o más', parte: () => null },
};
