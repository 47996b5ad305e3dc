import { COLAS_DE_PERSONAS, type ColaDePersonas, type PedidoDePersonas } from '@colega/contract/perfil';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { Fecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { leerBusquedaDePersonas } from '@colega/domain/perfil';
import { type Operador, puedeElOperador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { exportar } from '../../../exportar/exportar.ts';
import { MAXIMO_DE_FILAS } from '../../../exportar/maximo-de-filas.ts';
import { paginarFilas } from '../../../exportar/paginas.ts';
import { texto as enTexto, fecha, type TablaPorExportar } from '../../../exportar/tabla.ts';
import { errorHttp } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { leerDistritosDe } from '../../referencias/distritos.service.ts';
import { paginacion } from '../../referencias/lista.ts';
import {
  countColasDePersonas,
  type FiltrosDePersonas,
  findIdsDePersonas,
  findPersonas,
  findPersonasPorExportar,
  type PersonaPorExportar,
} from './buscar.repository.ts';

const NOMBRES: Readonly<Record<ColaDePersonas, string>> = {
  altas: 'Altas',
  por_verificar: 'Datos y títulos por verificar',
};

type Quien = Pick<Operador, 'distrito_id'>;
type Pedido = PedidoDePersonas & { page: number; limit: number };

/** An operator of a district finds only its people. Throws 403 when what people owe is asked by who may not look at accounts. */
const leerFiltros = (
  operador: Operador,
  { texto = '', cola, estado, especialidad, distrito_id, deuda }: PedidoDePersonas,
  hoy: Fecha,
): FiltrosDePersonas => {
  if (deuda && puedeElOperador(operador, 'cuentas.ver') !== 'si') throw errorHttp(403, 'sin_permiso');
  return {
    ...{ busqueda: leerBusquedaDePersonas(texto), distrito_id: operador.distrito_id, cola: cola ?? null, hoy },
    ...{
      estado: estado ?? null,
      especialidad: especialidad || null,
      de_distrito: distrito_id ?? null,
      deuda: deuda ?? null,
    },
  };
};

export const buscarPersonas = async (db: Db, operador: Operador, { page, limit, ...pedido }: Pedido, hoy: Fecha) => {
  const pagina = { page, limit };
  const { total, items } = await findPersonas(db, leerFiltros(operador, pedido, hoy), pagina);
  return { items, pagination: paginacion(total, pagina) };
};

const deCada = ({ matriculas }: PersonaPorExportar, cual: 'codigo' | 'estado' | 'especialidad'): string =>
  matriculas.map((una) => una[cual]).join('; ');

/** What a licence is, is told in the same place of the three columns of licences. */
const TABLA: TablaPorExportar<PersonaPorExportar> = {
  nombre: 'Personas',
  columnas: [
    { titulo: 'Apellido', ancho: 24, celda: ({ apellido }) => enTexto(apellido) },
    { titulo: 'Nombre', ancho: 24, celda: ({ nombre }) => enTexto(nombre) },
    { titulo: 'CUIT', ancho: 15, celda: ({ cuit }) => enTexto(formatCuit(cuit)) },
    { titulo: 'Matrículas', ancho: 20, celda: (fila) => enTexto(deCada(fila, 'codigo')) },
    { titulo: 'Estados', ancho: 20, celda: (fila) => enTexto(deCada(fila, 'estado')) },
    { titulo: 'Especialidades', ancho: 36, celda: (fila) => enTexto(deCada(fila, 'especialidad')) },
    { titulo: 'Distrito', ancho: 20, celda: ({ distrito }) => enTexto(distrito) },
    { titulo: 'Correo', ancho: 32, celda: ({ email }) => enTexto(email) },
    {
      titulo: 'Teléfonos',
      ancho: 28,
      celda: ({ telefonos }) =>
        enTexto(telefonos.map(({ codigo_area, numero }) => `${codigo_area} ${numero}`.trim()).join('; ')),
    },
    { titulo: 'Alta', ancho: 12, celda: ({ fecha_alta }) => fecha(fecha_alta) },
    { titulo: 'Bloqueada', ancho: 11, celda: ({ bloqueada }) => enTexto(bloqueada ? 'Sí' : 'No') },
  ],
};

type Exportacion = { operador: Operador; pedido: PedidoDePersonas; autor: Autor } & Momento;

/**
 * Every one of a filter, in the order of the list; who they are is asked once. Since it has how each is reached, the audit keeps who took it, by
 * what filters and how many. Throws 403, 422 when they are too many for a file, 429.
 */
export const exportarPersonas = async (
  db: Db,
  formato: FormatoDeArchivo,
  { operador, pedido, autor, ahora, hoy }: Exportacion,
): Promise<Uint8Array> => {
  const filtros = leerFiltros(operador, pedido, hoy);
  let ids: readonly number[] | null = null;
  const leerIds = async (trx: Db) => (ids ??= await findIdsDePersonas(trx, filtros, MAXIMO_DE_FILAS + 1));
  const archivo = await exportar(
    formato,
    TABLA,
    paginarFilas(db, {
      leer: async (trx: Db, { limit, offset }) =>
        findPersonasPorExportar(trx, (await leerIds(trx)).slice(offset, offset + limit)),
      contar: async (trx: Db) => (await leerIds(trx)).length,
    }),
  );
  const hasta = { formato, cuantas: (await leerIds(db)).length, filtros: pedido };
  const quien = { entidad: 'usuario', id: autor.user_id ?? 0 } as const;
  await anotarEnAuditoria(db, autor, ahora, quien, { accion: 'exportar_personas', hasta });
  return archivo;
};

export const contarColasDePersonas = async (db: Db, quien: Quien) => {
  const [cuentas, distritos] = [await countColasDePersonas(db, quien.distrito_id), await leerDistritosDe(db, quien)];
  return {
    distritos,
    colas: COLAS_DE_PERSONAS.map((cola) => ({ cola, nombre: NOMBRES[cola], total: cuentas[cola] })),
  };
};
