import type { CargoPorPagar } from '@colega/contract/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { ordenarPendientes } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { leerPendientes, type PendienteDeLegajo } from '../../legajos/pendientes.service.ts';
import { identificadorDe, nombreDelCargo } from './cargos-de-legajo.service.ts';

/** S-871: nobody pays more of them at once, and there is a list of files. */
const CUANTOS = 50;

const CIRCUITO = { pagar_cep: 'cep', timbrar: 'timbrados' } as const;

const comoCargo = ({
  falta,
  cupon_id,
  detalle_id,
  importe,
  vence,
  legajo,
  se_cobra,
}: PendienteDeLegajo): CargoPorPagar[] => {
  if (falta !== 'pagar_cep' && falta !== 'timbrar') return [];
  if (!se_cobra || cupon_id !== null || detalle_id === null || importe === null) return [];
  const circuito = CIRCUITO[falta];
  const descripcion = `${nombreDelCargo(circuito)} del legajo ${legajo.numero_legajo}`;
  return [
    { circuito, identificador: identificadorDe(circuito, detalle_id, importe), descripcion, importe, vence, legajo },
  ];
};

/** What the files of a person owe and no coupon asks for yet, what is due first on top. */
export const leerCargosPorPagar = async (db: Db, persona_id: number, hoy: Fecha): Promise<CargoPorPagar[]> => {
  const { pendientes } = await leerPendientes(db, persona_id, { hoy, cuantos: CUANTOS });
  return ordenarPendientes(pendientes).flatMap(comoCargo);
};
