import {
  type ContextoDePropuesta,
  type ContratoPropuesto,
  esDeUnidad,
  type ProblemaDeLegajo,
  type Propuesta,
} from '@colega/domain/legajos';
import { type BorradorDeLegajo, localidadDe } from './borrador-de-legajo.ts';
import { type ContextoDeLegajo, rubroElegido } from './contexto-de-legajo.ts';
import { inmueblesDe } from './inmuebles-del-borrador.ts';

export const armarPropuesta = (borrador: BorradorDeLegajo, contrato: ContratoPropuesto): Propuesta => ({
  matricula_id: borrador.matricula_id,
  rubro_id: borrador.rubro_id,
  modalidad_id: borrador.modalidad_id,
  comitentes: borrador.comitentes,
  inmuebles: inmueblesDe(borrador.ubicacion),
  contrato,
});

export type EntornoDelContrato = Pick<
  ContextoDePropuesta,
  'tipo_contrato' | 'calculo_original_id' | 'tareaDe' | 'minimo' | 'calculo'
>;

export const contextoDePropuesta = (
  borrador: BorradorDeLegajo,
  contexto: ContextoDeLegajo,
  entorno: EntornoDelContrato,
): ContextoDePropuesta => {
  const rubro = rubroElegido(borrador, contexto);
  const modalidad = contexto.modalidades.find(({ id }) => id === borrador.modalidad_id);
  return {
    ...entorno,
    hoy: contexto.hoy,
    con_montos: contexto.con_montos,
    fechas: contexto.fechas ?? {},
    es_electrico: rubro?.es_electrico ?? false,
    segmento: rubro?.segmento?.key ?? null,
    distrito_id: null,
    matricula_habilita: contexto.matriculas.some(({ id }) => id === borrador.matricula_id),
    rubro: rubro && { segmento: rubro.segmento?.key ?? null, vigente: true },
    modalidad: modalidad ? { ...modalidad, vigente: true } : null,
    partidoDe: (id) => localidadDe(borrador, id)?.partido.codigo_arba,
    locadores: contexto.locadores,
  };
};

const EN_EL_BORRADOR: readonly (readonly [RegExp, string])[] = [
  [/^contrato\.(fecha|vencimiento)$/, '$1'],
  [/^contrato\.monto$/, 'honorario_convenido'],
  [/^contrato\.calculo_honorario_id$/, 'calculo'],
  [/^contrato\.tareas\.(\d+)\.tarea\.id$/, 'filas.$1.tarea_id'],
  [/^contrato\.tareas/, 'filas'],
  [/^inmuebles$/, 'ubicacion.unidades'],
];

const enElBorrador = (campo: string): string | null => {
  const [, indice, dato] = /^inmuebles\.(\d+)\.(.+)$/.exec(campo) ?? [];
  if (indice !== undefined && dato !== undefined) {
    if (esDeUnidad(dato)) return `ubicacion.unidades.${indice}.${dato}`;
    return indice === '0' ? `ubicacion.${dato}` : null;
  }
  return EN_EL_BORRADOR.reduce((ruta, [de, a]) => ruta.replace(de, a), campo);
};

/** Problems go to the fields where the draft has them: first the address, then each unit. */
export const problemasEnElBorrador = (problemas: readonly ProblemaDeLegajo[]): ProblemaDeLegajo[] => {
  const propios = problemas.flatMap((problema) => {
    if (problema.campo === undefined) return [problema];
    const campo = enElBorrador(problema.campo);
    return campo === null ? [] : [{ ...problema, campo }];
  });
  const deUnidad = ({ campo }: ProblemaDeLegajo) => Number(campo?.startsWith('ubicacion.unidades.') ?? false);
  return propios.toSorted((a, b) => deUnidad(a) - deUnidad(b));
};
