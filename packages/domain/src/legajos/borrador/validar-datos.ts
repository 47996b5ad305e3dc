import type { BorradorDeLegajo } from './borrador-de-legajo.ts';
import type { ContextoDeLegajo } from './contexto-de-legajo.ts';
import type { ProblemaDelAsistente } from './problema-del-asistente.ts';

const elegido = (
  id: number | null,
  opciones: readonly { id: number }[],
  campo: string,
  codigo: 'matricula_invalida' | 'rubro_invalido' | 'modalidad_invalida',
): ProblemaDelAsistente[] => {
  if (id === null) return [{ codigo: 'requerido', campo }];
  return opciones.some((opcion) => opcion.id === id) ? [] : [{ codigo, campo }];
};

/** AUT-017, AUT-018, AUT-026, MAN-006. */
export const validarElegidos = (borrador: BorradorDeLegajo, contexto: ContextoDeLegajo): ProblemaDelAsistente[] => [
  ...elegido(borrador.matricula_id, contexto.matriculas, 'matricula_id', 'matricula_invalida'),
  ...elegido(borrador.rubro_id, contexto.rubros, 'rubro_id', 'rubro_invalido'),
  ...elegido(borrador.modalidad_id, contexto.modalidades, 'modalidad_id', 'modalidad_invalida'),
];
