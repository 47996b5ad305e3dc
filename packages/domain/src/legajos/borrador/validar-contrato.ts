import { enCampo } from '../../resultado/problema.ts';
import { validarCondiciones } from '../contrato.ts';
import type { BorradorDeLegajo } from './borrador-de-legajo.ts';
import { type ContextoDeLegajo, rubroElegido } from './contexto-de-legajo.ts';
import type { ProblemaDelAsistente } from './problema-del-asistente.ts';

/** The conditions of the contract, at their place in the draft (AUT-095..098, AMP-022..024). */
export const validarCondicionesDe = (
  borrador: BorradorDeLegajo,
  contexto: ContextoDeLegajo,
  { esAmpliacion }: { esAmpliacion: boolean },
): ProblemaDelAsistente[] => {
  const esElectrico = rubroElegido(borrador, contexto)?.es_electrico ?? false;
  return enCampo('contrato', validarCondiciones(borrador.contrato, { esElectrico, esAmpliacion }));
};
