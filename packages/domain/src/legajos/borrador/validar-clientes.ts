import { validarComitentes } from '../comitentes.ts';
import type { BorradorDeLegajo } from './borrador-de-legajo.ts';
import type { ContextoDeLegajo } from './contexto-de-legajo.ts';
import type { ProblemaDelAsistente } from './problema-del-asistente.ts';

/** Step COMITENTE, by what the modality asks; the file's locadores count for it, but do not stand for a client. A CUIT that was typed and not added would be forgotten. */
export const validarClientes = (
  { comitentes, cuit_por_agregar = '', modalidad_id }: BorradorDeLegajo,
  { modalidades, locadores }: ContextoDeLegajo,
): ProblemaDelAsistente[] => {
  const modalidad = modalidades.find(({ id }) => id === modalidad_id);
  const exigencias = { exige_res_806: modalidad?.exige_res_806 ?? false, cuit_fijo: modalidad?.cuit_fijo ?? null };
  const quedan = locadores.filter(({ cuit }) => !comitentes.some((otro) => otro.cuit === cuit));
  if (comitentes.length === 0) return validarComitentes([], exigencias);
  return [
    ...validarComitentes([...comitentes, ...quedan], exigencias),
    ...(cuit_por_agregar === '' ? [] : [{ codigo: 'cuit_sin_agregar', campo: 'comitentes' } as const]),
  ];
};
