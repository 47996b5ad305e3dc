import type { Fecha } from '@colega/domain/fechas';
import { Decimal, type Importe, importe } from '@colega/domain/importes';
import { type CircuitoDeDetalle, listarPendientes, type Pendiente } from '@colega/domain/legajos';
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
  }));
};

/** What the files of a person ask of them, of as many as it takes to know the first `cuantos`, and how many wait for the college. */
export const leerPendientes = async (
  db: Db,
  persona_id: number,
  { hoy, cuantos, importeDelCargo }: { hoy: Fecha; cuantos: number; importeDelCargo: ImporteDelCargo },
) => {
  const [espera, colegio] = await Promise.all([findLoQueEspera(db, persona_id, hoy, cuantos), leerColegio(db)]);
  const { legajos = [], al_matriculado = 0, al_colegio = 0 } = espera ?? {};
  const pendientes = legajos.flatMap((legajo) => delLegajo(legajo, colegio, hoy, importeDelCargo));
  return { pendientes, al_matriculado, al_colegio };
};
