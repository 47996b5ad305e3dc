import type { CorteDeInforme, OpcionesDeInformes } from '@colega/contract/informes';
import { MEDIOS_SIN_ELEGIR } from '@colega/domain/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { DATOS_OBSERVABLES, nombreDeCampo } from '@colega/domain/legajos';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../db/conectar.ts';
import { leerBancos } from '../colegio/leer-colegio.service.ts';
import { LISTA_DE_CIRCUITOS, LOS_MEDIOS, nombreDeMedio } from '../referencias/datos/medios-de-pago.ts';
import { findOpcionesDeInformes } from './opciones.repository.ts';

/** What an import brought in has its coupon, and is told apart by its means of payment. */
const SIN_CUPON = { valor: 'sin_cupon', nombre: 'Sin cupón' };

export const leerOpcionesDeInformes = async (
  db: Db,
  { distrito_id }: Pick<Operador, 'distrito_id'>,
): Promise<OpcionesDeInformes> => ({
  ...(await findOpcionesDeInformes(db, distrito_id)),
  circuito: [...LISTA_DE_CIRCUITOS.map(({ key, nombre }) => ({ valor: key, nombre })), SIN_CUPON],
  medio: [
    ...LOS_MEDIOS.map(({ key, nombre }) => ({ valor: key, nombre })),
    ...Object.entries(MEDIOS_SIN_ELEGIR).map(([valor, nombre]) => ({ valor, nombre })),
  ],
  banco: (await leerBancos(db)).todos.map(({ clave, nombre }) => ({ valor: clave, nombre })),
  campo: DATOS_OBSERVABLES.map(({ campo, nombre }) => ({ valor: campo, nombre })),
});

const MESES = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const nombreDeMes = (mes: string): string => `${MESES[Number(mes.slice(5)) - 1]} ${mes.slice(0, 4)}`;

const DE_NADA: Readonly<Partial<Record<CorteDeInforme, string>>> = {
  banco: 'Sin banco',
  campo: 'Todo el legajo',
  motivo: 'Otros textos',
  especialidad: 'Sin especialidad',
};

/** How a row of a report is called. */
export const nombrarFila = (por: CorteDeInforme, clave: string, opciones: OpcionesDeInformes): string => {
  if (clave === '') return DE_NADA[por] ?? '—';
  if (por === 'mes') return nombreDeMes(clave);
  if (por === 'dia') return formatFecha(clave);
  if (por === 'campo') return nombreDeCampo(clave) ?? clave;
  if (por === 'medio') return nombreDeMedio(clave);
  if (por === 'motivo' || por === 'especialidad') return clave;
  const suyas = {
    distrito: 'distrito_id',
    rubro: 'rubro_id',
    modalidad: 'modalidad_id',
    circuito: 'circuito',
    banco: 'banco',
    estado: 'estado',
  } as const;
  return opciones[suyas[por]].find(({ valor }) => valor === clave)?.nombre ?? clave;
};
