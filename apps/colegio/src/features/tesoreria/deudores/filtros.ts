import type { FiltrosDeDeudores } from '@colega/contract/dinero';
import type { Circuito } from '@colega/domain/dinero';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import { agregarEspecialidad } from '../../../lib/agregar-especialidad.ts';

export type FiltrosDeDeudoresEnPantalla = {
  circuito: Circuito | '';
  anio: string;
  deuda: NonNullable<FiltrosDeDeudores['deuda']> | '';
  especialidad: string;
  distrito_id: string;
  orden: FiltrosDeDeudores['orden'] | '';
  page: number;
};

const CIRCUITOS = [
  { valor: 'matriculados', etiqueta: 'Matriculados' },
  { valor: 'cep', etiqueta: 'CEP' },
  { valor: 'timbrados', etiqueta: 'Timbrados' },
] as const satisfies readonly { valor: Circuito; etiqueta: string }[];
const ORDENES = [
  { valor: 'vencido', etiqueta: 'Quien más tiene vencido' },
  { valor: 'antiguedad', etiqueta: 'Quien debe hace más' },
] as const satisfies readonly { valor: FiltrosDeDeudores['orden']; etiqueta: string }[];

export const CAMPOS_DE_DEUDORES = [
  criterio('deuda', 'Mostrar', 'lista', {
    ejemplo: 'Todo lo que se debe',
    opciones: [{ valor: 'vencida', etiqueta: 'Quienes deben algo vencido' }],
  }),
  criterio('circuito', 'Circuito', 'lista', { ejemplo: 'Todos', opciones: CIRCUITOS }),
  criterio('anio', 'Año en que vence', 'lista', { ejemplo: 'Todos' }),
  criterio('especialidad', 'Especialidad', 'lista', { ejemplo: 'Todas' }),
  criterio('distrito_id', 'Distrito', 'lista', { ejemplo: 'Todos' }),
  criterio('orden', 'Primero', 'lista', { ejemplo: 'Quien más debe', opciones: ORDENES }),
];

const DE_DEUDORES = agregarEspecialidad(
  definirFiltros<FiltrosDeDeudoresEnPantalla>('deudores', CAMPOS_DE_DEUDORES, {
    ...{ circuito: '', anio: '', deuda: '', especialidad: '', distrito_id: '', orden: '' },
    page: 1,
  }),
);
/** Whoever is first is no filter: nobody is left out by it. */
export const FILTROS_DE_DEUDORES: typeof DE_DEUDORES = {
  ...DE_DEUDORES,
  cantidad: (filtros) => DE_DEUDORES.cantidad({ ...filtros, orden: '' }),
};

/** What one page and all of them are asked by alike. */
export const consultaDeDeudores = (filtros: FiltrosDeDeudoresEnPantalla) => {
  const { circuito, anio, deuda, especialidad, distrito_id, orden } = filtros;
  return {
    ...(circuito && { circuito }),
    ...(anio && { anio: Number(anio) }),
    ...(deuda && { deuda }),
    ...(especialidad && { especialidad }),
    ...(distrito_id && { distrito_id: Number(distrito_id) }),
    ...(orden && { orden }),
  };
};
