import { MEDIOS_EN_LINEA, type MedioEnLinea } from '@colega/domain/dinero';
import type { Pasarela, Pasarelas } from '../pasarelas/pasarela.ts';
import type { PagoLeidoPorDevolver } from './devoluciones.repository.ts';

const esEnLinea = (medio: string): medio is MedioEnLinea => MEDIOS_EN_LINEA.some((uno) => uno === medio);

/** Whoever charged it, if its protocol gives money back. */
export const pasarelaQueDevuelve = (
  { medio, aprobada }: Pick<PagoLeidoPorDevolver, 'medio' | 'aprobada'>,
  pasarelas: Pasarelas,
): (Pasarela & Required<Pick<Pasarela, 'devolver'>>) | null => {
  const pasarela = aprobada && esEnLinea(medio) ? pasarelas.enLinea[medio] : undefined;
  return pasarela?.devolver ? { ...pasarela, devolver: pasarela.devolver } : null;
};
