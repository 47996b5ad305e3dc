import type { ColaDePersonas, DeudaDePersonas } from '@colega/contract/perfil';
import { ESTADOS_DE_MATRICULA, type EstadoDeMatricula } from '@colega/domain/perfil';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import { agregarEspecialidad } from '../../lib/agregar-especialidad.ts';

export type BusquedaEnPantalla = {
  texto: string;
  cola: ColaDePersonas | '';
  estado: EstadoDeMatricula | '';
  especialidad: string;
  distrito_id: string;
  deuda: DeudaDePersonas | '';
  page: number;
};

const COLAS = [
  { valor: 'altas', etiqueta: 'Altas por completar' },
  { valor: 'por_verificar', etiqueta: 'Datos y títulos por verificar' },
] as const satisfies readonly { valor: ColaDePersonas; etiqueta: string }[];

/** What a file owes without a coupon is in the account of each alone. */
const DEUDAS = [
  { valor: 'debe', etiqueta: 'Debe algo' },
  { valor: 'vencida', etiqueta: 'Debe algo vencido' },
  { valor: 'nada', etiqueta: 'No debe nada con cupón ni de sus matrículas' },
] as const satisfies readonly { valor: DeudaDePersonas; etiqueta: string }[];

export const CAMPOS = [
  criterio('texto', 'Buscar una persona', 'texto', {
    ejemplo: 'Nombre, CUIT, matrícula, legajo o cupón',
    largo: 80,
  }),
  criterio('cola', 'Mostrar', 'lista', { ejemplo: 'Todas', opciones: COLAS }),
  // their names come with what the server says that there is
  criterio('estado', 'Estado de la matrícula', 'lista', {
    ejemplo: 'Todos',
    opciones: ESTADOS_DE_MATRICULA.map((valor) => ({ valor, etiqueta: valor })),
  }),
  criterio('especialidad', 'Especialidad', 'lista', { ejemplo: 'Todas' }),
  criterio('distrito_id', 'Distrito', 'lista', { ejemplo: 'Todos' }),
  criterio('deuda', 'Deuda', 'lista', { ejemplo: 'Deba o no', opciones: DEUDAS }),
];
/** As the fields of a list's filters are named. */
export const ID_DEL_TEXTO = 'filtro.texto';

export const FILTROS_DE_PERSONAS = agregarEspecialidad(
  definirFiltros<BusquedaEnPantalla>('personas', CAMPOS, {
    ...{ texto: '', cola: '', estado: '', especialidad: '', distrito_id: '', deuda: '' },
    page: 1,
  }),
);

/** What one page and all of them are asked by alike. */
export const consultaDe = ({ texto, cola, estado, especialidad, distrito_id, deuda }: BusquedaEnPantalla) => ({
  ...(texto && { texto }),
  ...(cola && { cola }),
  ...(estado && { estado }),
  ...(especialidad && { especialidad }),
  ...(distrito_id && { distrito_id: Number(distrito_id) }),
  ...(deuda && { deuda }),
});
