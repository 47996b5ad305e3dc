import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import {
  type CircuitoDeDetalle,
  contratoPorCobrar,
  type DatosDePendientes,
  impedimento,
  listarPendientes,
  type Pendiente,
  type SituacionDelLegajo,
} from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { type Colegio, leerColegio } from '../colegio/leer-colegio.service.ts';
import { plazosAl } from './observaciones/plazos-al.ts';
import { type ContratoPorPagar, findLoQueEspera, type LoQueEspera } from './pendientes.repository.ts';
import { importeDelCargo } from './vida/importe-del-cargo.ts';

type Legajo = LoQueEspera['legajos'][number];

export type PendienteDeLegajo = Pendiente & {
  legajo: Pick<Legajo, 'id' | 'numero_legajo' | 'comitente'>;
  automatico: boolean;
  /** Its coupon can be asked for now. */
  se_cobra: boolean;
};

/** What a file asks of its technician: what is left to pay of each contract is its charge less what came in. */
export const pendientesDe = (
  { listas }: Pick<Colegio, 'listas'>,
  situacion: SituacionDelLegajo,
  contratos: readonly ContratoPorPagar[],
  datos: Omit<DatosDePendientes, 'importeDe'>,
): Pendiente[] => {
  const importeDe = (circuito: CircuitoDeDetalle, detalle_id: number): Importe => {
    const contrato = contratos.find(({ id }) => id === detalle_id);
    return contrato
      ? importe(new Decimal(importeDelCargo(listas, circuito, contrato)).minus(contrato[circuito]))
      : '0.00';
  };
  return listarPendientes(situacion, { ...datos, importeDe });
};

const delLegajo = (legajo: Legajo, colegio: Colegio, hoy: Fecha): PendienteDeLegajo[] => {
  const { id, numero_legajo, comitente, situacion, abiertas, contratos } = legajo;
  const plazos = plazosAl(colegio, hoy, abiertas);
  const observaciones = abiertas.map((una, i) => ({ ...una, vence: plazos[i]?.vence ?? null }));
  return pendientesDe(colegio, situacion, contratos, { hoy, observaciones }).map((pendiente) => ({
    ...pendiente,
    legajo: { id, numero_legajo, comitente },
    automatico: contratos.find((contrato) => contrato.id === pendiente.detalle_id)?.tipo_calculo === 'automatico',
    se_cobra: seCobra(situacion, pendiente, hoy),
  }));
};

const COBRAR = { pagar_cep: 'generar_cep', timbrar: 'timbrar_prepago' } as const;
const CIRCUITO = { pagar_cep: 'cep', timbrar: 'timbrados' } as const;
/** S-205: its page charges one contract, which is not always the one that is due first. */
const seCobra = (situacion: SituacionDelLegajo, { falta, detalle_id }: Pendiente, hoy: Fecha): boolean =>
  (falta === 'pagar_cep' || falta === 'timbrar') &&
  contratoPorCobrar(situacion, CIRCUITO[falta])?.id === detalle_id &&
  impedimento(COBRAR[falta], situacion, { quien: 'matriculado', hoy }) === null;

/** What the files of a person ask of them, of as many as it takes to know the first `cuantos`, and how many wait for the college. */
export const leerPendientes = async (db: Db, persona_id: number, { hoy, cuantos }: { hoy: Fecha; cuantos: number }) => {
  const [espera, colegio] = await Promise.all([findLoQueEspera(db, persona_id, hoy, cuantos), leerColegio(db)]);
  const { legajos = [], al_matriculado = 0, al_colegio = 0, tiene_legajos = false } = espera ?? {};
  const pendientes = legajos.flatMap((legajo) => delLegajo(legajo, colegio, hoy));
  return { pendientes, al_matriculado, al_colegio, tiene_legajos };
};
