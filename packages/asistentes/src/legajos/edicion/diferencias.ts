import { parseMonto } from '@colega/domain/importes';
import type { BorradorAutomatico } from '../automatico/borrador.ts';
import type { BorradorDeLegajo } from '../borrador/borrador-de-legajo.ts';
import type { BorradorManual } from '../manual/borrador.ts';

export const DATOS_COMPARABLES = [
  'matricula_id',
  'rubro_id',
  'modalidad_id',
  'categoria',
  'factor_coeficiente',
  'fecha',
  'vencimiento',
  'tareas',
  'honorario_convenido',
  'comitentes',
  'ubicacion',
  'forma_de_pago',
  'tribunal_actuante',
  'destino_tarea',
  'clausula_condicion',
  'observaciones',
] as const;
export type DatoComparable = (typeof DATOS_COMPARABLES)[number];

interface Comparable extends BorradorDeLegajo {
  categoria?: BorradorAutomatico['categoria'];
  factor_coeficiente?: BorradorAutomatico['factor_coeficiente'];
  tareas?: BorradorAutomatico['tareas'];
  acta?: BorradorAutomatico['acta'];
  filas?: BorradorManual['filas'];
}

export const diferencias = (uno: Comparable, otro: Comparable): DatoComparable[] =>
  DATOS_COMPARABLES.filter((dato) => canonico(valorDe(uno, dato)) !== canonico(valorDe(otro, dato)));

const importe = (texto: string): string => {
  const leido = parseMonto(texto);
  return leido.ok ? leido.valor : texto.trim();
};

const valorDe = (borrador: Comparable, dato: DatoComparable): unknown => {
  switch (dato) {
    case 'tareas':
      return {
        filas: borrador.filas?.map(({ tarea_id, monto }) => ({ tarea_id, monto: importe(monto) })),
        tareas: borrador.tareas?.map(({ segmento_tarea, parametros }) => ({ segmento_tarea, parametros })),
        acta: borrador.acta,
      };
    case 'honorario_convenido':
      return importe(borrador.honorario_convenido);
    case 'ubicacion':
      return { ...borrador.ubicacion, igual_al_comitente: undefined };
    case 'matricula_id':
    case 'rubro_id':
    case 'modalidad_id':
    case 'categoria':
    case 'factor_coeficiente':
    case 'fecha':
    case 'vencimiento':
    case 'comitentes':
      return borrador[dato];
    default:
      return borrador.contrato[dato].trim();
  }
};

/** The same value gives the same text, in whatever order its keys come. */
const canonico = (valor: unknown): string =>
  JSON.stringify(valor, (_, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  ) ?? '';
