import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import {
  type CircuitoDeDetalle,
  contratoPorCobrar,
  impedimento,
  listarPendientes,
  type Pendiente,
  type SituacionDelLegajo,
} from '@colega/domain/legajos';
import type { Db } from '../../db/conectar.ts';
import { type Colegio, leerColegio } from '../colegio/leer-colegio.service.ts';
import { plazosAl } from './observaciones/plazos-al.ts';
import { findLoQueEspera, type LoQueEspera } from './pendientes.repository.ts';

type Legajo = LoQueEspera['legajos'][number];
type Contrato = Legajo['contratos'][number];
/** What a contract is charged by a circuit, whatever was paid of it. */
type ImporteDelCargo = (circuito: CircuitoDeDetalle, contrato: Contrato) => Importe;

export type PendienteDeLegajo = Pendiente & {
  legajo: Pick<Legajo, 'id' | 'numero_legajo' | 'comitente'>;
  automatico: boolean;
  /** Its coupon can be asked for now. */
  se_cobra: boolean;
};

const delLegajo = (legajo: Legajo, colegio: Colegio, hoy: Fecha, cargo: ImporteDelCargo): PendienteDeLegajo[] => {
  const { id, numero_legajo, comitente, situacion, abiertas, contratos } = legajo;
  const contratoDe = (detalle_id: number | null) => contratos.find((contrato) => contrato.id === detalle_id);
  const plazos = plazosAl(colegio, hoy, abiertas);
  const importeDe = (circuito: CircuitoDeDetalle, detalle_id: number): Importe => {
    const contrato = contratoDe(detalle_id);
    return contrato ? importe(new Decimal(cargo(circuito, contrato)).minus(contrato[circuito])) : '0.00';
  };
  const observaciones = abiertas.map((una, i) => ({ ...una, vence: plazos[i]?.vence ?? null }));
  return listarPendientes(situacion, { hoy, observaciones, importeDe }).map((pendiente) => ({
    ...pendiente,
    legajo: { id, numero_legajo, comitente },
    automatico: contratoDe(pendiente.detalle_id)?.tipo_calculo === 'automatico',
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
export const leerPendientes = async (
  db: Db,
  persona_id: number,
  { hoy, cuantos, importeDelCargo }: { hoy: Fecha; cuantos: number; importeDelCargo: ImporteDelCargo },
) => {
  const [espera, colegio] = await Promise.all([findLoQueEspera(db, persona_id, hoy, cuantos), leerColegio(db)]);
  const { legajos = [], al_matriculado = 0, al_colegio = 0, tiene_legajos = false } = espera ?? {};
  const pendientes = legajos.flatMap((legajo) => delLegajo(legajo, colegio, hoy, importeDelCargo));
  return { pendientes, al_matriculado, al_colegio, tiene_legajos };
};
